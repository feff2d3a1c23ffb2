import assert from 'node:assert/strict';

import { test } from '../testing/defineTest.ts';
import { startTestEndpoint, type TestEndpoint } from '../testing/testEndpoint.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const WAITING = 'noreply@waiting.example.org';
const down = () => new Response('{}', { status: 503 });

/** A message whose one mail fails; role mailboxes get no confirmation. */
const letWait = async (endpoint: TestEndpoint, email = WAITING) => {
  endpoint.resend.faults.push(down);
  await endpoint.postAndSettle({ email });
};
/** When the waiting mail is tried again, in ms from now. */
const waitOf = async ({ database, clock }: TestEndpoint): Promise<number> => {
  const [row] = await database.sql`
    select next_at as next from contact.mails join contact.messages m on m.id = message_id
    where kind = 'team' and email = ${WAITING}`;
  return row?.next - clock.now().getTime();
};

for (const [failures, pause, pauseMs, goes] of [
  [7, '5 minutes', 5 * MINUTE_MS, true],
  [7, 'less than 5 minutes', 5 * MINUTE_MS - 1, false],
  [8, '6 hours', 6 * HOUR_MS, true],
  [8, 'less than 6 hours', 6 * HOUR_MS - 1, false],
] as const) {
  const what = goes ? 'is sent' : 'keeps waiting';
  test(`once one mail is accepted again, another that failed ${failures} times, the last ${pause} ago, ${what}`, async () => {
    await using endpoint = await startTestEndpoint();
    await letWait(endpoint);
    await endpoint.database.sql`
      update contact.mails set failures = ${failures}, next_at = next_at + interval '1 day'
      where state = 'waiting'`;
    endpoint.clock.advance(pauseMs);
    await endpoint.postAndSettle({ email: 'noreply@other.example.org' });
    assert.equal((await waitOf(endpoint)) <= 0, goes);
  });
}

test('a mail that is already due keeps its place in the queue, and is not rewritten by each accepted one', async () => {
  await using endpoint = await startTestEndpoint();
  await letWait(endpoint);
  endpoint.clock.advance(10 * MINUTE_MS);
  await endpoint.postAndSettle({ email: 'noreply@other.example.org' });
  assert.equal(await waitOf(endpoint), -9 * MINUTE_MS);
});

test('a mail that has just failed a second time is not hurried when another one is accepted', async () => {
  await using endpoint = await startTestEndpoint();
  await letWait(endpoint);
  endpoint.clock.advance(6 * MINUTE_MS);
  endpoint.resend.faults.push(down);
  await endpoint.wake();
  await endpoint.postAndSettle({ email: 'noreply@other.example.org' });
  assert.equal(await waitOf(endpoint), 5 * MINUTE_MS);
});

test('while mails fail, those that wait keep their intervals', async () => {
  await using endpoint = await startTestEndpoint();
  await letWait(endpoint);
  await endpoint.database.sql`update contact.mails set next_at = next_at + interval '1 day'
    where state = 'waiting'`;
  endpoint.clock.advance(10 * MINUTE_MS);
  await letWait(endpoint, 'noreply@other.example.org');
  assert.ok((await waitOf(endpoint)) > 23 * HOUR_MS);
});

/** Stores a message for each of the last `count` hours, whose team mail waits for another hour. */
async function holdBack({ database: { sql }, clock }: TestEndpoint, count: number): Promise<void> {
  const now = clock.now();
  const later = new Date(now.getTime() + HOUR_MS);
  // The newest is stored first.
  await sql`insert into contact.messages
    select gen_random_uuid(), '\\x01', 'n', 'e', 'm', 'chw', 'en', '{}', null,
      decode(repeat('00', 16), 'hex'), ${now}::timestamptz - make_interval(hours => age), ${later}
    from generate_series(1, ${count}::int) age`;
  await sql`insert into contact.mails (message_id, kind, state, last_tried_at, next_at, mail)
    select id, 'team', 'waiting', received_at, ${later}::timestamptz, '{}' from contact.messages`;
}
/** When the messages whose mails still wait were received. */
const heldBack = async ({ database: { sql }, clock }: TestEndpoint): Promise<Date[]> => {
  const rows = await sql<{ at: Date }[]>`
    select m.received_at as at from contact.messages m join contact.mails l on l.message_id = m.id
    where l.next_at > ${clock.now()}`;
  return rows.map(({ at }) => at);
};

test('of 1,001 mails that an outage held back, the first accepted one hurries the 1,000 oldest, and the next one the rest', async () => {
  await using endpoint = await startTestEndpoint();
  await holdBack(endpoint, 1001);
  const youngest = new Date(endpoint.clock.now().getTime() - HOUR_MS);
  await endpoint.postAndSettle({ email: 'noreply@other.example.org' });
  const rest = await heldBack(endpoint);
  await endpoint.postAndSettle({ email: 'noreply@third.example.org' });
  assert.deepEqual([rest, await heldBack(endpoint)], [[youngest], []]);
});

test("of 1,001 mails that an outage held back, the team's are hurried before an older confirmation", async () => {
  await using endpoint = await startTestEndpoint();
  await holdBack(endpoint, 1001);
  await endpoint.database.sql`update contact.mails set kind = 'visitor'
    where message_id = (select id from contact.messages order by received_at limit 1)`;
  const oldest = new Date(endpoint.clock.now().getTime() - 1001 * HOUR_MS);
  await endpoint.postAndSettle({ email: 'noreply@other.example.org' });
  assert.deepEqual(await heldBack(endpoint), [oldest]);
});

test('no more than 1,000 mails are hurried at once, even while the database still plans as if there were none', async () => {
  await using endpoint = await startTestEndpoint();
  const { sql } = endpoint.database;
  await holdBack(endpoint, 1500);
  await sql`delete from contact.messages`;
  await sql`analyze contact.messages, contact.mails`;
  await holdBack(endpoint, 1500);
  await endpoint.postAndSettle({ email: 'noreply@other.example.org' });
  const left = (await heldBack(endpoint)).length;
  // Also resets the planner's statistics.
  await sql`truncate contact.messages cascade`;
  assert.equal(left, 500);
});
