import assert from 'node:assert/strict';

import type postgres from 'postgres';

import { test } from '../testing/defineTest.ts';
import { startTestEndpoint } from '../testing/testEndpoint.ts';

const HOUR_MS = 3_600_000;
const down = () => new Response('{}', { status: 500 });

test('a run does not wait for mails that another one is sending', async () => {
  await using endpoint = await startTestEndpoint();
  const { sql } = endpoint.database;
  endpoint.resend.faults.push(...Array.from({ length: 4 }, () => down));
  await endpoint.postAndSettle();
  await endpoint.postAndSettle({ email: 'other@example.org' });
  // Late enough for confirmations to expire.
  const now = new Date(endpoint.clock.now().getTime() + 21 * HOUR_MS);
  const until = new Date(now.getTime() + HOUR_MS);
  const taken = await sql.begin(async (other) => {
    await other`select contact.claim(1, ${now})`;
    return await sql.begin(async (tx) => {
      await tx`set local lock_timeout = '1s'`;
      const rest = await tx`select kind from contact.claim(8, ${now})`;
      await tx`select contact.hold(${until}, 'held', null)`;
      return rest.map(({ kind }) => kind);
    });
  });
  assert.deepEqual(taken, ['team']);
});

test("while one run is sending a message's team mail, another takes its confirmation", async () => {
  await using endpoint = await startTestEndpoint();
  const { sql } = endpoint.database;
  endpoint.resend.faults.push(down, down);
  await endpoint.postAndSettle();
  const now = new Date(endpoint.clock.now().getTime() + HOUR_MS);
  const taken = await sql.begin(async (other) => {
    const first = await other`select kind from contact.claim(1, ${now})`;
    return [...first, ...(await sql`select kind from contact.claim(8, ${now})`)];
  });
  assert.deepEqual(
    taken.map(({ kind }) => kind),
    ['team', 'visitor'],
  );
});

test('J07: no run begins within ten seconds of another, whichever instance is asked', async () => {
  await using endpoint = await startTestEndpoint();
  const { store, clock } = endpoint.dependencies;
  const began: boolean[] = [];
  for (const ms of [0, 9_999, 1]) {
    endpoint.clock.advance(ms);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    began.push(await store.mayRun(clock.now()));
  }
  assert.deepEqual(began, [true, false, true]);
});

test('of two runs whose mails are accepted at the same moment, neither waits for the other to hurry the rest', async () => {
  await using endpoint = await startTestEndpoint();
  const { store, clock } = endpoint.dependencies;
  const { sql } = endpoint.database;
  endpoint.resend.faults.push(...Array.from({ length: 6 }, () => down));
  for (const sender of ['one', 'two', 'three']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await endpoint.postAndSettle({ email: `noreply@${sender}.example.org` });
  }
  endpoint.clock.advance(HOUR_MS);
  const [one, two] = await store.claim(2, clock.now());
  await sql`update contact.mails set next_at = next_at + interval '1 day' where attempts = 1`;
  const settle = (tx: postgres.TransactionSql, id = '') => tx`select contact.settle(
    ${id}, 'team', 2, 'accepted', null, 'receipt', null, false, ${clock.now()})`;
  await sql.begin(async (other) => {
    await settle(other, one?.message_id);
    await sql.begin(async (tx) => {
      await tx`set local lock_timeout = '1s'`;
      await settle(tx, two?.message_id);
    });
  });
  const waiting = await sql`
    select next_at as next from contact.mails where kind = 'team' and state = 'waiting'`;
  assert.deepEqual(
    waiting.map(({ next }) => next),
    [clock.now()],
  );
});
