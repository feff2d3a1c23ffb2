import assert from 'node:assert/strict';

import { test } from '../testing/defineTest.ts';
import { createTestDatabase } from '../testing/testDatabase.ts';
import { startTestEndpoint, visitor } from '../testing/testEndpoint.ts';

const ROLES = new URL('../../../migrations/20261120090500_contact_roles.sql', import.meta.url);
const TABLES = ['messages', 'mails', 'buckets', 'settings'];
const FUNCTIONS = ['claim', 'hold', 'may_run', 'settle', 'submit'];
const DAY_MS = 86_400_000;

test('I12: the roles of the Data API can neither read a table nor call a function, even if the platform lets them by default', async () => {
  const { sql, end } = await createTestDatabase();
  const given = ['schema', 'all tables in schema', 'all functions in schema'].map(
    (what) => `grant all on ${what} contact to anon, authenticated, service_role;`,
  );
  await sql.unsafe(given.join('\n'));
  await sql.unsafe(await Deno.readTextFile(ROLES));
  const may = await sql`
    select role, what from unnest(array['anon', 'authenticated', 'service_role']) role,
      lateral (
        select 'schema' as what where has_schema_privilege(role, 'contact', 'usage')
        union all
        select c.relname from pg_class c where c.relnamespace = 'contact'::regnamespace
          and c.relkind = 'r' and has_table_privilege(role, c.oid, 'select, insert, update, delete')
        union all
        select p.proname from pg_proc p where p.pronamespace = 'contact'::regnamespace
          and has_function_privilege(role, p.oid, 'execute')) found`;
  const open = await sql`
    select relname from pg_class where relnamespace = 'contact'::regnamespace
      and relkind = 'r' and not relrowsecurity`;
  const calls = await Promise.allSettled([
    sql.begin((tx) => [tx`set local role service_role`, tx`select contact.submit('{}', now())`]),
    sql.begin((tx) => [tx`set local role anon`, tx`select * from contact.messages`]),
  ]);
  await end();
  assert.deepEqual([may.length, open.length], [0, 0]);
  for (const call of calls)
    assert.match(String(call.status === 'rejected' && call.reason), /denied/);
});

test("I05: the function's role may call its functions and nothing else", async () => {
  const { sql, end } = await createTestDatabase();
  const functions = await sql`
    select p.proname from pg_proc p where p.pronamespace = 'contact'::regnamespace
      and has_function_privilege('contact_writer', p.oid, 'execute') order by 1`;
  const tables = await sql`
    select t from unnest(${TABLES}::text[]) t
    where has_table_privilege('contact_writer', 'contact.' || t, 'select, insert, update, delete')`;
  const read = await Promise.allSettled([
    sql.begin((tx) => [tx`set local role contact_writer`, tx`select * from contact.messages`]),
  ]);
  await end();
  assert.deepEqual(
    functions.map(({ proname }) => proname),
    FUNCTIONS,
  );
  assert.equal(tables.length, 0);
  assert.equal(read[0]?.status, 'rejected');
});

test('every function sets an empty search_path, except the limits, which use no table', async () => {
  const { sql, end } = await createTestDatabase();
  const open = await sql`
    select p.proname as name, p.prosecdef as with_rights_of_owner from pg_proc p
    where p.pronamespace = 'contact'::regnamespace
      and not coalesce('search_path=""' = any (p.proconfig), false)`;
  await end();
  assert.deepEqual(
    open.map((row) => ({ ...row })),
    [{ name: 'limits', with_rights_of_owner: false }],
  );
});

test("N01: a row that the database refuses does not end up in the database's log", async () => {
  await using endpoint = await startTestEndpoint();
  const { store } = endpoint.dependencies;
  const { submit } = store;
  const faults: unknown[] = [];
  store.submit = (entry, now) =>
    submit({ ...entry, type: 'No topic' as never }, now).catch((fault: Error) => {
      faults.push(fault.cause);
      throw fault;
    });
  await endpoint.postAndSettle();
  const [fault] = faults as { code: string; constraint_name?: string; detail?: string }[];
  assert.equal(fault?.code, '23514');
  assert.doesNotMatch(JSON.stringify({ ...fault }), /canar/i);
});

test('the table accepts a message about a topic that the form gets later', async () => {
  await using endpoint = await startTestEndpoint();
  await endpoint.post();
  const { sql } = endpoint.database;
  await sql`update contact.messages set type = 'new_topic'`;
  await assert.rejects(sql`update contact.messages set type = 'No topic'`, { code: '23514' });
});

test('N06: whoever asks to be forgotten is, including their rate-limit buckets', async () => {
  await using endpoint = await startTestEndpoint();
  const { sql } = endpoint.database;
  await endpoint.post({}, { 'cf-connecting-ip': '203.0.113.1' });
  await endpoint.post({ email: 'other@example.org' }, { 'cf-connecting-ip': '203.0.113.2' });
  const [gone] = await sql`select contact.erase(${` ${visitor.email.toUpperCase()} `}) as count`;
  assert.equal(gone?.count, 1);
  const left = await sql`
    select (select count(*)::int from contact.messages) as messages,
      (select count(*)::int from contact.mails) as mails,
      (select count(*)::int from contact.buckets where key <> '\\x00') as buckets`;
  assert.deepEqual({ ...left[0] }, { messages: 1, mails: 2, buckets: 6 });
});

test('N04: of an IP address, only a 16-byte hash is stored, and a different one the next day', async () => {
  await using endpoint = await startTestEndpoint();
  await endpoint.post();
  endpoint.clock.advance(DAY_MS);
  await endpoint.post();
  const rows = await endpoint.database.sql`
    select encode(address_hash, 'hex') as hash from contact.messages`;
  assert.equal(new Set(rows.map(({ hash }) => hash)).size, 2);
  for (const { hash } of rows) assert.match(hash, /^[0-9a-f]{32}$/);
});
