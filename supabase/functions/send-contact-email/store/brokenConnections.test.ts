import assert from 'node:assert/strict';
import { once } from 'node:events';

import type { Sql } from 'postgres';

import { test } from '../testing/defineTest.ts';
import { startProxy } from '../testing/startProxy.ts';
import { createTestClock } from '../testing/testClock.ts';
import { startTestEndpoint } from '../testing/testEndpoint.ts';
import { until } from '../testing/until.ts';
import { timeouts } from '../timeouts.ts';
import { createPostgresStore } from './createPostgresStore.ts';

// In Deno 2.1, the hosted runtime's version, the third and fourth answers come when the connection
// is already open.
for (const last of [1, 2, 3, 4]) {
  test(`a message whose connection the database closes after answer ${last} is stored without waiting seconds`, async () => {
    await using endpoint = await startTestEndpoint();
    let answers = 0;
    const proxy = await startProxy(endpoint.database.url, (index) => {
      answers += 1;
      return index > 0 || answers < last;
    });
    const store = createPostgresStore(proxy.url, endpoint.clock);
    endpoint.dependencies.store = store;
    const answer = await (await endpoint.postAndSettle()).json();
    await store.end();
    proxy.end();
    const faults = endpoint.log.filter(({ event }) => event === 'store').map(({ code }) => code);
    assert.equal(answer.stored, undefined);
    assert.ok(!faults.includes('CONNECT_TIMEOUT') && !faults.includes('timeout'), String(faults));
  });
}

const claimsIn = (sql: Sql) => sql`select from pg_stat_activity where datname = current_database()
  and state = 'active' and query like 'select * from contact.claim%'`;
/** Sooner than the 20 s after which an idle connection is closed. */
const SOON_MS = 15_000;

test('when one connection breaks, an instance gives back the others, too, so that it never has more than five', async () => {
  await using endpoint = await startTestEndpoint();
  const { sql, url } = endpoint.database;
  const proxy = await startProxy(url);
  const store = createPostgresStore(proxy.url, endpoint.clock);
  const { asked } = await sql.begin(async (tx) => {
    await tx`lock table contact.mails in access exclusive mode`;
    const both = [1, 2].map(() => store.claim(1, endpoint.clock.now()));
    const ended = Promise.allSettled(both);
    await until(async () => (await claimsIn(sql)).length === 2);
    proxy.clients[0]?.destroy();
    await Promise.any(
      both.map((call) =>
        call.then(
          () => assert.fail(),
          () => undefined,
        ),
      ),
    );
    return { asked: ended };
  });
  const other = proxy.clients[1];
  if (!other) throw new Error('There is one connection only.');
  if (!other.closed) await once(other, 'close', { signal: AbortSignal.timeout(SOON_MS) });
  const outcomes = (await asked).map(({ status }) => status);
  await store.end();
  proxy.end();
  assert.deepEqual(outcomes.toSorted(), ['fulfilled', 'rejected']);
});

test('a connection opened after others broke stays in use when the last of those breaks', async () => {
  await using endpoint = await startTestEndpoint();
  const { sql, url } = endpoint.database;
  const { clock } = endpoint;
  const proxy = await startProxy(url);
  const store = createPostgresStore(proxy.url, clock);
  await sql.begin(async (tx) => {
    await tx`lock table contact.mails in access exclusive mode`;
    const both = [1, 2].map(() => assert.rejects(store.claim(1, clock.now())));
    await until(async () => (await claimsIn(sql)).length === 2);
    proxy.clients[0]?.destroy();
    await Promise.race(both);
    await store.mayRun(clock.now());
    proxy.clients[1]?.destroy();
    await Promise.all(both);
  });
  await store.mayRun(clock.now());
  await store.end();
  proxy.end();
  assert.equal(proxy.clients.length, 3);
});

test('a statement that the database refuses costs no connection', async () => {
  await using endpoint = await startTestEndpoint();
  const { clock } = endpoint;
  const proxy = await startProxy(endpoint.database.url);
  const store = createPostgresStore(proxy.url, clock);
  await assert.rejects(store.claim(-1, clock.now()), { code: '2201W' });
  await store.mayRun(clock.now());
  await store.end();
  proxy.end();
  assert.equal(proxy.clients.length, 1);
});

test('J11: after the database was out of reach, setting back the clock does not keep messages from it any longer', async () => {
  const clock = createTestClock();
  const limits: number[] = [];
  clock.deadline = (ms) => {
    limits.push(ms);
    return AbortSignal.any([]);
  };
  const store = createPostgresStore('postgresql://nobody@127.0.0.1:1/nothing', clock);
  await assert.rejects(store.mayRun(clock.now()));
  clock.advance(-3_600_000);
  await assert.rejects(store.mayRun(clock.now()));
  await store.end();
  const { databaseQueue, databaseCall } = timeouts;
  assert.deepEqual(limits, [databaseQueue, databaseCall, databaseQueue, databaseCall]);
});
