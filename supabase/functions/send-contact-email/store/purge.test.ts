import assert from 'node:assert/strict';

import postgres from 'postgres';

import { test } from '../testing/defineTest.ts';
import { startTestEndpoint } from '../testing/testEndpoint.ts';
import { until } from '../testing/until.ts';

const DAY_MS = 86_400_000;

test('N02, N03: after 180 days a message is gone, unless the team never got it', async () => {
  await using endpoint = await startTestEndpoint();
  const { sql } = endpoint.database;
  await endpoint.postAndSettle();
  endpoint.resend.faults.push(() => new Response('{}', { status: 500 }));
  await endpoint.postAndSettle({ message: 'A message that the team never got.' });
  const purgeAfter = async (days: number) => {
    const clock = new Date(endpoint.clock.now().getTime() + days * DAY_MS);
    return (await sql`select contact.purge(${clock}) as done`)[0]?.done;
  };
  assert.deepEqual(await purgeAfter(30), { messages: 0, buckets: 0, kept: 0 });
  assert.equal((await purgeAfter(32)).kept, 0);
  assert.equal((await sql`select from contact.buckets`).length, 0);
  assert.deepEqual(await purgeAfter(179.99), { messages: 0, buckets: 0, kept: 0 });
  assert.deepEqual(await purgeAfter(180.01), { messages: 1, buckets: 0, kept: 1 });
  const rows = await sql`select message from contact.messages`;
  assert.deepEqual(
    rows.map(({ message }) => message),
    ['A message that the team never got.'],
  );
  assert.equal((await sql`select from contact.mails`).length, 2);
});

test("N02: what has piled up is deleted in batches, the oldest first, so that the statement's time limit does not undo everything", async () => {
  await using endpoint = await startTestEndpoint();
  const { sql } = endpoint.database;
  for (const sender of ['oldest', 'older', 'last']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await endpoint.postAndSettle({ email: `${sender}@example.org` });
    endpoint.clock.advance(DAY_MS);
  }
  const oldest = new Date(endpoint.clock.now().getTime() - 3 * DAY_MS);
  const countOldest = async () =>
    (await sql`select from contact.buckets where updated_at = ${oldest}`).length;
  const purge = async (batch: number) => {
    const [, , , , row] = await sql.begin((tx) => [
      // Without an index, the database finds rows in the order in which they are stored.
      tx`update contact.messages set name = name where email = 'oldest@example.org'`,
      tx`update contact.buckets set taken = taken where updated_at = ${oldest}`,
      tx`set local enable_indexscan = off`,
      tx`set local enable_bitmapscan = off`,
      tx`select contact.purge('2100-01-01', ${batch}) as done`,
    ]);
    return row?.[0]?.done;
  };
  const [{ count: buckets } = { count: 0 }] = await sql`
    select count(*)::int as count from contact.buckets`;
  const oldestBuckets = await countOldest();
  const first = await purge(2);
  const oldestLeft = await countOldest();
  const rest = await sql`select email from contact.messages`;
  const last = await purge(100);
  assert.deepEqual(
    rest.map(({ email }) => email),
    ['last@example.org'],
  );
  assert.deepEqual([first.buckets, oldestLeft], [2, oldestBuckets - 2]);
  assert.deepEqual(
    [first.messages, first.kept, last],
    [2, 0, { messages: 1, buckets: buckets - first.buckets, kept: 0 }],
  );
});

test('N02: no more buckets than asked for are deleted at once, even while the database still plans as if there were none', async () => {
  await using endpoint = await startTestEndpoint();
  const { sql } = endpoint.database;
  const fill = () => sql`insert into contact.buckets (rule, key, updated_at)
    select 'site_hour', int4send(n), '2000-01-01' from generate_series(1, 1000) n`;
  await fill();
  await sql`delete from contact.buckets`;
  await sql`analyze contact.buckets`;
  await fill();
  const [row] = await sql`select contact.purge('2100-01-01', 10) as done`;
  const left = (await sql`select from contact.buckets`).length;
  // Also resets the planner's statistics.
  await sql`truncate contact.buckets`;
  assert.deepEqual([row?.done.buckets, left], [10, 990]);
});

test('N02: rows that are locked at the moment of the purge are left to the next one, and delay nothing', async () => {
  await using endpoint = await startTestEndpoint();
  const { sql } = endpoint.database;
  for (const sender of ['held', 'gone']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await endpoint.postAndSettle({ email: `${sender}@example.org` });
  }
  const [row] = await sql.begin(async (tx) => {
    await tx`select from contact.messages where email = 'held@example.org' for update`;
    await tx`select from contact.buckets where rule = 'site_hour' for update`;
    return sql.begin(async (purge) => {
      await purge`set local statement_timeout = '60s'`;
      return purge`select contact.purge('2100-01-01') as done`;
    });
  });
  const left = await sql`select email from contact.messages`;
  const buckets = await sql`select rule from contact.buckets`;
  assert.equal(row?.done.messages, 1);
  assert.deepEqual([left[0]?.email, buckets[0]?.rule], ['held@example.org', 'site_hour']);
});

test('N03: a message whose team mail was refused for good is kept after 180 days', async () => {
  await using endpoint = await startTestEndpoint();
  const { sql } = endpoint.database;
  await endpoint.postAndSettle();
  await sql`update contact.mails set state = 'failed' where kind = 'team'`;
  const clock = new Date(endpoint.clock.now().getTime() + 181 * DAY_MS);
  const [row] = await sql`select contact.purge(${clock}) as done`;
  assert.deepEqual([row?.done.messages, row?.done.kept], [0, 1]);
});

test('N03: words that may be in no mail are kept after 180 days, until they are marked as read', async () => {
  await using endpoint = await startTestEndpoint();
  const { sql } = endpoint.database;
  await endpoint.postAndSettle();
  const clock = new Date(endpoint.clock.now().getTime() + 181 * DAY_MS);
  const purgeWith = async (reason: string) => {
    await sql`update contact.mails set reason = ${reason} where kind = 'team'`;
    const [row] = await sql`select contact.purge(${clock}) as done`;
    return [row?.done.messages, row?.done.kept];
  };
  assert.deepEqual(await purgeWith('invalid_idempotent_request'), [0, 1]);
  assert.deepEqual(await purgeWith('read_in_the_table'), [1, 0]);
});

test("N03: a message that is kept past its retention is a warning in the database's log", async () => {
  await using endpoint = await startTestEndpoint({ mailProblems: ['no_resend_api_key'] });
  await endpoint.postAndSettle();
  const warnings: string[] = [];
  const onnotice = ({ message = '' }: postgres.Notice) => warnings.push(message);
  const sql = postgres(endpoint.database.url, { max: 1, onnotice });
  await sql`select contact.purge(${new Date(endpoint.clock.now().getTime() + 181 * DAY_MS)})`;
  await sql.end();
  assert.match(warnings.join(), /1 message\(s\) are kept past their retention/);
});

test('somebody who writes again after more than a month, at the moment of the purge, does not wait for it', async () => {
  await using endpoint = await startTestEndpoint();
  const { sql } = endpoint.database;
  await endpoint.postAndSettle();
  await sql`update contact.messages set expires_at = ${endpoint.clock.now()}`;
  endpoint.clock.advance(32 * DAY_MS);
  const isPurging = () =>
    sql`select from pg_stat_activity where datname = current_database()
      and wait_event_type = 'Lock' and query like '%contact.purge%'`;
  const admin = postgres(endpoint.database.url, { max: 1, onnotice: () => undefined });
  const purged = await sql.begin(async (tx) => {
    await tx`select from contact.mails for update`;
    const purge = admin`select contact.purge(${endpoint.clock.now()}) as done`.execute();
    await until(async () => (await isPurging()).length > 0);
    const answer = await endpoint.post({ message: 'A canary sings again after a month.' });
    assert.equal((await answer.json()).stored, undefined);
    return { purge };
  });
  const [row] = await purged.purge;
  await admin.end();
  assert.ok(row?.done.buckets > 0);
});
