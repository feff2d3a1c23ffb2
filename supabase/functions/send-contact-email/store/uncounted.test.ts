import assert from 'node:assert/strict';

import type postgres from 'postgres';

import { test } from '../testing/defineTest.ts';
import { createTestDatabase } from '../testing/testDatabase.ts';

const NOW = '2026-11-20T12:00:00Z';
const LATER = '2026-11-20T15:00:00Z';
/** So many that comparing each row with each would take far longer than the limit. */
const MANY = 6000;

/** That many messages, each with a team mail that waits for an hour, and as many old buckets. */
async function fill(sql: postgres.Sql, count: number): Promise<void> {
  await sql`insert into contact.messages
    select gen_random_uuid(), '\\x01', 'n', 'e', 'm', 'chw', 'en', '{}', null,
      decode(repeat('00', 16), 'hex'), ${NOW}::timestamptz - interval '1 day', ${LATER}
    from generate_series(1, ${count}::int)`;
  await sql`insert into contact.mails (message_id, kind, state, last_tried_at, next_at, mail)
    select id, 'team', 'waiting', received_at, ${NOW}::timestamptz + interval '1 hour', '{}'
    from contact.messages`;
  await sql`insert into contact.buckets
    select 'address_day', decode(md5(number::text), 'hex'), '{}', '2026-01-01'
    from generate_series(1, ${count}::int) number`;
}

test('after an outage, no statement exceeds its time limit, even while the database still plans as if there were no rows', async () => {
  const { sql, end } = await createTestDatabase();
  await fill(sql, 1500);
  await sql`delete from contact.messages`;
  await sql`delete from contact.buckets`;
  await sql`analyze contact.messages, contact.mails, contact.buckets`;
  await fill(sql, MANY);
  const calls = {
    resume: sql`select contact.resume(${NOW})`,
    claim: sql`select from contact.claim(8, ${LATER})`,
    hold: sql`select contact.hold(${LATER}, 'held', null)`,
    purge: sql`select contact.purge(${LATER})`,
  };
  const late: string[] = [];
  for (const [name, call] of Object.entries(calls)) {
    // oxlint-disable-next-line no-await-in-loop -- each in the tables as they are
    await sql
      .begin(async (tx) => {
        await tx`set local statement_timeout = '4s'`;
        await tx`${call}`;
      })
      .catch((error: unknown) => late.push(`${name}: ${String(error)}`));
  }
  const [{ buckets } = { buckets: 0 }] =
    await sql`select count(*)::int as buckets from contact.buckets`;
  // Also resets the planner's statistics.
  await sql`truncate contact.messages, contact.buckets cascade`;
  await end();
  assert.deepEqual([late, buckets], [[], 0]);
});
