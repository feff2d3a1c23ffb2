import assert from 'node:assert/strict';

import { test } from '../../functions/send-contact-email/testing/defineTest.ts';
import { createTestDatabase } from '../../functions/send-contact-email/testing/testDatabase.ts';
import { databaseProblem } from '../databaseProblem.ts';
import { withConnection } from '../withConnection.ts';

test('a command for staff waits ten seconds for a lock, and holds up others no longer if its computer falls asleep', async () => {
  const { url, end } = await createTestDatabase();
  const limits = await withConnection(
    url,
    (sql) => sql`select current_setting('lock_timeout') as waits,
      current_setting('idle_in_transaction_session_timeout') as sleeps`,
  );
  await end();
  assert.deepEqual([...limits], [{ waits: '10s', sleeps: '10s' }]);
});

test('doctor does not wait past its limit for a database that accepts the connection and never answers', async () => {
  using listener = Deno.listen({ hostname: '127.0.0.1', port: 0 });
  const url = `postgresql://staff:secret@127.0.0.1:${listener.addr.port}/postgres`;
  const end = new AbortController();
  const asked = withConnection(url, (sql) => sql`select`, end.signal).catch(databaseProblem);
  using connection = await listener.accept();
  await connection.read(new Uint8Array(100));
  end.abort();
  const problem = await asked;
  assert.ok(problem && 'text' in problem);
  assert.match(problem.text, /^The database does not answer \(CONNECTION_DESTROYED\)/);
});

test('if you copied the address of the direct connection, you read that it needs IPv6, and which one to copy', () => {
  for (const code of ['ENOTFOUND', 'ENETUNREACH']) {
    const problem = databaseProblem(Object.assign(new Error(code), { code }));
    assert.match(
      problem?.text ?? '',
      /copy .* Session pooler, since a direct connection needs IPv6/,
    );
  }
  const refused = databaseProblem(Object.assign(new Error(), { code: 'ECONNREFUSED' }));
  assert.doesNotMatch(refused?.text ?? '', /IPv6/);
});

for (const [what, code, sentence, concernsSite] of [
  ['a full disk', '53100', /accepts no writes/, 'yes'],
  ['a missing schema', '3F000', /apply supabase\/migrations/, 'yes'],
  ['a user who may not log in', '28000', /refuses the password or the user/, 'no'],
  ['a deadlock', '40P01', /is busy/, 'perhaps'],
  ['too many connections', '53300', /is busy/, 'perhaps'],
  ['a host without a route', 'EHOSTUNREACH', /cannot be reached from this/, 'perhaps'],
  ['a computer without IPv6', 'EADDRNOTAVAIL', /cannot be reached from this/, 'perhaps'],
  ['an expired certificate', 'CERT_HAS_EXPIRED', /cannot prove that it is/, 'no'],
  ['a stranger', 'DEPTH_ZERO_SELF_SIGNED_CERT', /cannot prove that it is/, 'no'],
  ['silence', 'ECONNRESET', /does not answer/, 'perhaps'],
] as const) {
  test(`staff read what to do about ${what} at the database, and whether it affects the site`, () => {
    const problem = databaseProblem(Object.assign(new Error(code), { code }));
    assert.match(problem?.text ?? '', sentence);
    assert.equal(problem?.concernsSite, concernsSite);
  });
}

test('over a network, a command for staff sends nothing before the connection is encrypted', async () => {
  using listener = Deno.listen({ hostname: '127.0.0.1', port: 0 });
  // A name of this machine that is not exempt from encryption.
  const url = `postgresql://staff:secret@0.0.0.0:${listener.addr.port}/postgres`;
  const command = new Deno.Command('node', {
    args: [`${import.meta.dirname}/../exportMessages.ts`],
    env: { SUPABASE_DB_URL: url },
    stdout: 'null',
    stderr: 'null',
  }).spawn();
  const connection = await listener.accept();
  const heard = new Uint8Array(100);
  const length = await connection.read(heard);
  connection.close();
  command.kill();
  await command.status;
  const ASKS_FOR_TLS = [0, 0, 0, 8, 4, 210, 22, 47];
  assert.deepEqual([...heard.subarray(0, length ?? 0)], ASKS_FOR_TLS);
});
