import assert from 'node:assert/strict';

import { systemClock, withDeadline } from './clock.ts';
import { test } from './testing/defineTest.ts';
import { createTestDatabase } from './testing/testDatabase.ts';
import { startTestEndpoint } from './testing/testEndpoint.ts';

const MINUTE_MS = 60_000;
const YEAR_MS = 365 * 24 * 60 * MINUTE_MS;

test('J11: a run recorded by a clock a year ahead does not stop the runs of today', async () => {
  const { sql, end } = await createTestDatabase();
  const now = Date.parse('2026-03-02T13:14:00Z');
  const mayRun = async (time: number) =>
    (await sql`select contact.may_run(${new Date(time)}) as may`)[0]?.may;
  const runs = [await mayRun(now + YEAR_MS), await mayRun(now), await mayRun(now + 1000)];
  await end();
  assert.deepEqual(runs, [true, true, false]);
});

test('F07, F08: the same words without an id are one message for ten minutes, and then another', async () => {
  await using endpoint = await startTestEndpoint();
  const replays: (string | null)[] = [];
  for (const pauseMs of [0, 10 * MINUTE_MS - 1, 1]) {
    endpoint.clock.advance(pauseMs);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const answer = await endpoint.post();
    replays.push(answer.headers.get('idempotency-replayed'));
  }
  assert.deepEqual(replays, [null, 'true', null]);
});

test('what the database answered in time counts, though the instance stood still until after the deadline', async () => {
  const { sql, end } = await createTestDatabase();
  await sql`select`;
  const answer = sql`select pg_sleep(0.05) is not null as is_there`;
  const inTime = withDeadline(systemClock.deadline(100), answer.execute());
  // The statement is on its way, and then nothing is read until both are over.
  await systemClock.sleep(10);
  const until = performance.now() + 2_000;
  while (performance.now() < until);
  const rows = await inTime.finally(end);
  assert.deepEqual([...rows], [{ is_there: true }]);
});

test('work that fails after its deadline causes no unhandled rejection', async () => {
  const unhandled: unknown[] = [];
  const notice = (event: PromiseRejectionEvent) => {
    event.preventDefault();
    unhandled.push(event.reason);
  };
  addEventListener('unhandledrejection', notice);
  const work = Promise.reject(new Error('The connection broke.'));
  await assert.rejects(withDeadline(AbortSignal.abort(), work), { name: 'TimeoutError' });
  // The runtime reports unhandled rejections at the end of a turn of the event loop.
  await new Promise((resolve) => setTimeout(resolve));
  removeEventListener('unhandledrejection', notice);
  assert.deepEqual(unhandled, []);
});
