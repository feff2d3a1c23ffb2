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
