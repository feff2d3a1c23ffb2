import assert from 'node:assert/strict';

import { test } from '../testing/defineTest.ts';
import { startTestEndpoint, visitor } from '../testing/testEndpoint.ts';

test('the tables refuse what no version of the function may store', async () => {
  await using endpoint = await startTestEndpoint();
  const { sql } = endpoint.database;
  await endpoint.postAndSettle();
  for (const [statement, code] of [
    ["update contact.messages set language = 'English'", '23514'],
    ["update contact.messages set address_hash = '203.0.113.7'", '23514'],
    ["update contact.messages set recipient_key = 'canary@example.org'", '23514'],
    ["update contact.mails set kind = 'other'", '23514'],
    ["update contact.mails set state = 'other'", '23514'],
    ["update contact.mails set state = 'waiting', next_at = null", '23514'],
    ["update contact.mails set state = 'parked', mail = null", '23514'],
    ["update contact.mails set kind = 'team'", '23505'],
    ['insert into contact.buckets select * from contact.buckets', '23505'],
    ['insert into contact.settings values (false)', '23514'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await assert.rejects(sql.unsafe(statement), { code }, statement);
  }
});

test('whatever is looked up among all messages, mails or buckets is found by an index', async () => {
  await using endpoint = await startTestEndpoint();
  const { sql } = endpoint.database;
  endpoint.resend.faults.push(() => new Response('{}', { status: 503 }));
  await endpoint.postAndSettle();
  const used = async (call: string, index: string) => {
    const scans = async () =>
      (
        await sql`select idx_scan::int as count from pg_stat_user_indexes
        where schemaname = 'contact' and indexrelname = ${index}`
      )[0]?.count;
    const before = await scans();
    await sql.begin((tx) => [
      // With so few rows, the planner would not use an index.
      tx`set local enable_seqscan = off`,
      tx.unsafe(call),
      tx`select pg_stat_force_next_flush()`,
    ]);
    assert.ok((await scans()) > before, index);
  };
  const repeat = `(select to_jsonb(m) || '{"id_from_browser": false}' from contact.messages m)`;
  await used(`select contact.submit(${repeat}, '2025-06-02T13:14:00Z')`, 'messages_payload');
  await used("select contact.claim(1, '2100-01-01')", 'mails_due');
  await used("select contact.purge('2026-01-01')", 'buckets_updated');
  await used("select contact.purge('2026-01-01')", 'messages_expiry');
  await used(`select contact.erase('${visitor.email}')`, 'messages_email');
});
