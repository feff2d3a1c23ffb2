import assert from 'node:assert/strict';

import type { StoreFault } from './store.ts';
import { test } from './testing/defineTest.ts';
import { startTestEndpoint } from './testing/testEndpoint.ts';

const DOOR = 'contact.may_run(timestamptz)';

test('I09: the database itself ends a statement, or an idle transaction, after four seconds', async () => {
  await using endpoint = await startTestEndpoint();
  const { sql } = endpoint.database;
  const [before] = await sql`select pg_get_functiondef(${DOOR}::regprocedure) as definition`;
  await sql.unsafe(`create or replace function ${DOOR.replace('(', '(clock ')}
    returns boolean language sql as $$ select current_user = 'contact_door'
      and current_setting('statement_timeout') = '4s'
      and current_setting('idle_in_transaction_session_timeout') = '4s' $$`);
  const isLimited = await endpoint.reception.store.mayRun(endpoint.clock.now());
  await sql.unsafe(before?.definition);
  assert.ok(isLimited);
});

const codeOf = (result: PromiseSettledResult<unknown>) =>
  result.status === 'rejected' && (result.reason as StoreFault).code;

test('who waits twelve seconds for a connection hears that the database is busy, while the page still waits', async () => {
  await using endpoint = await startTestEndpoint();
  const { store, clock } = endpoint.reception;
  // Shortens the twelve seconds in the queue, and takes away all other limits.
  endpoint.clock.deadline = (ms) => (ms === 12_000 ? AbortSignal.timeout(1) : AbortSignal.any([]));
  const { inLine, served } = await endpoint.database.sql.begin(async (tx) => {
    await tx`lock table contact.mails in access exclusive mode`;
    const asked = Array.from({ length: 7 }, () => store.claim(1, clock.now()));
    const first = Promise.allSettled(asked.slice(0, 5));
    return { inLine: await Promise.allSettled(asked.slice(5)), served: first };
  });
  assert.deepEqual(inLine.map(codeOf), ['busy', 'busy']);
  assert.ok((await served).every(({ status }) => status === 'fulfilled'));
});
