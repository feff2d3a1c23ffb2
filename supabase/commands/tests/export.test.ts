import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';

import { visibleFields } from '@wnc/validation/fields';

import { test } from '../../functions/send-contact-email/testing/defineTest.ts';
import {
  startTestEndpoint,
  type TestEndpoint,
  visitor,
} from '../../functions/send-contact-email/testing/testEndpoint.ts';
import { csvLine } from '../csv.ts';
import { run, text } from './runCommand.ts';

test('messages:export writes every message once, the oldest first, with the time in UTC, what looked odd, and the state of its mails', async () => {
  await using endpoint = await startTestEndpoint();
  const { sql, url } = endpoint.database;
  await endpoint.postAndSettle({ name: '=Ana' });
  await endpoint.postAndSettle({ name: 'Beto' });
  await sql`update contact.messages set received_at = received_at - interval '1 day',
    suspicions = '{filled_trap,too_fast}' where name = 'Beto'`;
  await sql`update contact.mails set state = 'skipped' where kind = 'visitor'
    and message_id = (select id from contact.messages where name = 'Beto')`;
  const env = { SUPABASE_DB_URL: `${url}?TimeZone=America/New_York` };
  const { code, out } = await run(endpoint, 'exportMessages', [], env);
  assert.equal(code, 0);
  const [head = '', ...rows] = out.split('\r\n');
  assert.match(head, /^\uFEFF"id","received_at","type"/);
  const rest = `"canary@example.org","${visitor.message}"`;
  assert.deepEqual(
    rows.map((row) => row.replace(/^"[\da-f-]{36}",/, '')),
    [
      `"2025-06-01T13:14:00Z","volunteer","en","Beto",${rest},"filled_trap too_fast","accepted","skipped"`,
      `"2025-06-02T13:14:00Z","volunteer","en","'=Ana",${rest},"","accepted","accepted"`,
      '',
    ],
  );
});

test('messages:export leaves out no field that a visitor filled in', async () => {
  await using endpoint = await startTestEndpoint();
  await endpoint.post();
  const { out } = await run(endpoint, 'exportMessages');
  // No field of this visitor contains a comma.
  const [columns = [], cells = []] = out.split('\r\n').map((line) => line.split(','));
  for (const field of visibleFields) {
    assert.equal(cells[columns.indexOf(`"${field}"`)], csvLine([visitor[field]]).trimEnd(), field);
  }
});

/** Runs the command with its output continued like this; what it says, and how it ends. */
async function exportTo({ database }: TestEndpoint, then: string) {
  const file = fileURLToPath(new URL('../exportMessages.ts', import.meta.url));
  const { code, stderr } = await new Deno.Command('sh', {
    args: ['-c', `node "$0" ${then}`, file],
    env: { SUPABASE_DB_URL: database.url },
  }).output();
  return { code, err: text(stderr) };
}

test('messages:export ends silently when its reader has seen enough', async () => {
  await using endpoint = await startTestEndpoint();
  assert.equal((await exportTo(endpoint, '| true')).err, '');
});

if (Deno.build.os === 'linux') {
  test('messages:export says that the disk is full, and fails', async () => {
    await using endpoint = await startTestEndpoint();
    const { code, err } = await exportTo(endpoint, '> /dev/full');
    assert.notEqual(code, 0);
    assert.match(err, /no space left on device/);
  });
}
