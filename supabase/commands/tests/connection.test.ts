import assert from 'node:assert/strict';

import { test } from '../../functions/send-contact-email/testing/defineTest.ts';
import { createTestDatabase } from '../../functions/send-contact-email/testing/testDatabase.ts';
import { databaseProblem } from '../databaseProblem.ts';
import { withConnection } from '../withConnection.ts';

test('a command for staff waits ten seconds for what somebody holds, and holds up others no longer when its computer falls asleep', async () => {
  const { url, end } = await createTestDatabase();
  const limits = await withConnection(
    url,
    (sql) => sql`select current_setting('lock_timeout') as waits,
      current_setting('idle_in_transaction_session_timeout') as sleeps`,
  );
  await end();
  assert.deepEqual([...limits], [{ waits: '10s', sleeps: '10s' }]);
});

test('doctor need not wait longer than it wants to for a database that takes its call and never answers', async () => {
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

test('whoever copied the address of the direct connection reads that it takes IPv6, and which one to copy', () => {
  for (const code of ['ENOTFOUND', 'ENETUNREACH']) {
    const problem = databaseProblem(Object.assign(new Error(code), { code }));
    assert.match(
      problem?.text ?? '',
      /copy .* Session pooler, since a direct connection takes IPv6/,
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
  ['a host to which no way leads', 'EHOSTUNREACH', /No way leads from here/, 'perhaps'],
  ['a computer without IPv6', 'EADDRNOTAVAIL', /No way leads from here/, 'perhaps'],
  ['a certificate whose time is over', 'CERT_HAS_EXPIRED', /does not prove to be/, 'no'],
  ['a stranger', 'DEPTH_ZERO_SELF_SIGNED_CERT', /does not prove to be/, 'no'],
  ['silence', 'ECONNRESET', /does not answer/, 'perhaps'],
] as const) {
  test(`staff reads what to do about ${what} at the database, and whether the site has it too`, () => {
    const problem = databaseProblem(Object.assign(new Error(code), { code }));
    assert.match(problem?.text ?? '', sentence);
    assert.equal(problem?.concernsSite, concernsSite);
  });
}
