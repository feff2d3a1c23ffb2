import assert from 'node:assert/strict';

import { type LogEntry } from '../log.ts';
import { type Store, StoreFault } from '../store/store.ts';
import { test } from '../testing/defineTest.ts';
import { createTestClock } from '../testing/testClock.ts';
import { createWake } from './createWake.ts';

const none = () => Promise.reject(new StoreFault('timeout'));

/** `/wake`, with a database of which only these calls work. */
function startWake(store: Partial<Store>) {
  const clock = createTestClock();
  const log: LogEntry[] = [];
  const work: Promise<unknown>[] = [];
  const wake = createWake({
    store: { submit: none, mayRun: none, claim: none, settle: none, hold: none, ...store },
    mailer: { send: () => Promise.reject(new Error('No mail is due.')) },
    clock,
    log: (entry) => log.push(entry),
    waitUntil: (run) => work.push(run),
  });
  return { wake, clock, log, work };
}

test('J07: an instance asks the database at most every five seconds whether it may run, however often somebody calls', async () => {
  let asked = 0;
  const mayRun = () => {
    asked += 1;
    return Promise.resolve(false);
  };
  const { wake, clock, work } = startWake({ mayRun });
  const counts: number[] = [];
  for (const ms of [0, 0, 4_999, 1]) {
    clock.advance(ms);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await wake();
    counts.push(asked);
  }
  assert.deepEqual(counts, [1, 1, 1, 2]);
  assert.deepEqual(work, []);
});

test('J07: while the database hangs, no second call waits for it, however long that takes', async () => {
  const hung = Promise.withResolvers<boolean>();
  let asked = 0;
  const mayRun = () => {
    asked += 1;
    return hung.promise;
  };
  const { wake, clock } = startWake({ mayRun });
  const first = wake();
  clock.advance(10_000);
  assert.equal((await wake()).status, 202);
  assert.equal(asked, 1);
  hung.resolve(false);
  await first;
  await wake();
  assert.equal(asked, 2);
});

test('J11: after the clock was set back an hour, the next call starts a run', async () => {
  const { wake, clock, work } = startWake({
    mayRun: () => Promise.resolve(true),
    claim: () => Promise.resolve([]),
  });
  await wake();
  clock.advance(-3_600_000);
  await wake();
  assert.equal(work.length, 2);
});

test('J07: the answer to a call does not wait for the run that it starts', async () => {
  const mails = Promise.withResolvers<[]>();
  const { wake, work, log } = startWake({
    mayRun: () => Promise.resolve(true),
    claim: () => mails.promise,
  });
  assert.equal((await wake()).status, 202);
  mails.resolve([]);
  await Promise.all(work);
  assert.deepEqual(log, [{ level: 'info', event: 'run', code: 'done', count: 0 }]);
});

test('J06: a call that cannot reach the database is an alert, and the next one asks again', async () => {
  const { wake, clock, log } = startWake({});
  const alert = { level: 'alert', event: 'run', code: 'timeout' };
  assert.equal((await wake()).status, 202);
  clock.advance(5_000);
  assert.equal((await wake()).status, 202);
  assert.deepEqual(log, [alert, alert]);
});

test('J06: a run that loses the database is an alert, and does not end the instance', async () => {
  const { wake, work, log } = startWake({ mayRun: () => Promise.resolve(true) });
  await wake();
  await Promise.all(work);
  assert.deepEqual(log, [{ level: 'alert', event: 'run', code: 'timeout' }]);
});
