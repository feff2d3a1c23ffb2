import assert from 'node:assert/strict';

import postgres from 'postgres';

import { test } from '../testing/defineTest.ts';
import { createTestDatabase } from '../testing/testDatabase.ts';
import { until } from '../testing/until.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const NOON = Date.parse('2025-06-02T12:00:00Z');
const NOBODY = '\\x00';

type Wanted = { rule: string; key: string; earlier?: string };

const take = async (sql: postgres.Sql, wanted: readonly Wanted[], at: number) => {
  const [taken] = await sql<{ wait: number; refusal: string | null }[]>`
    select t.* from contact.take_tokens(array(
      select (r.rule, r.key, r.earlier)::contact.wanted_bucket
      from jsonb_to_recordset(${sql.json(wanted)}) r (rule text, key bytea, earlier bytea)
    ), ${new Date(at)}) t`;
  return taken;
};
const takenTimes = async (sql: postgres.Sql) => {
  const rows = await sql<{ rule: string; taken: Date[] }[]>`
    select rule || ' ' || key as rule, taken from contact.buckets order by rule, key`;
  return Object.fromEntries(
    rows.map(({ rule, taken }) => [rule, taken.map((time) => (time.getTime() - NOON) / MINUTE_MS)]),
  );
};

test('a token comes back a whole period after it was taken, and not a moment sooner', async () => {
  const { sql, end } = await createTestDatabase();
  const run = [{ rule: 'run', key: NOBODY }];
  const waits: unknown[] = [];
  for (const ms of [0, 1, 9_000, 9_001, 9_999, 10_000, 10_000]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
    waits.push((await take(sql, run, NOON + ms))?.wait);
  }
  await end();
  assert.deepEqual(waits, [0, 10, 1, 1, 1, 0, 10]);
});

for (const [rule, hours] of [
  ['recipient_day', 24],
  ['recipient_30_days', 30 * 24],
  ['confirmation_address_hour', 1],
  ['confirmation_address_day', 24],
  ['confirmation_site_day', 24],
] as const) {
  test(`once ${rule} is used up, it allows no confirmation for ${hours} h, and then one at once`, async () => {
    const { sql, end } = await createTestDatabase();
    await sql`insert into contact.buckets
      select rule, '\\x00', array_fill(${new Date(NOON)}::timestamptz, array[capacity]), now()
      from contact.limits() where rule = ${rule}`;
    const wanted = [{ rule, key: NOBODY }];
    const back = NOON + hours * HOUR_MS;
    const before = await take(sql, wanted, back - 1);
    const after = await take(sql, wanted, back);
    await end();
    assert.deepEqual([before?.refusal !== null, after?.refusal], [true, null]);
  });
}

test('the wait is the longest of all buckets, and a sender who has to wait takes no token', async () => {
  const { sql, end } = await createTestDatabase();
  const sender = [
    { rule: 'site_hour', key: NOBODY },
    { rule: 'address_10_minutes', key: '\\x01' },
    { rule: 'address_day', key: '\\x01' },
  ];
  for (let index = 0; index < 40; index += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
    const taken = await take(sql, sender, NOON + index * MINUTE_MS);
    assert.deepEqual({ ...taken }, { wait: 0, refusal: null });
  }
  const before = await takenTimes(sql);
  const again = await take(sql, sender, NOON + 39 * MINUTE_MS);
  const after = await takenTimes(sql);
  await end();
  assert.deepEqual({ ...again }, { wait: (24 * 60 - 39) * 60, refusal: null });
  assert.deepEqual(after, before);
  assert.deepEqual(after['address_10_minutes \\x01'], [30, 31, 32, 33, 34, 35, 36, 37, 38, 39]);
});

test("tokens that are missing from yesterday's bucket are missing today, too", async () => {
  const { sql, end } = await createTestDatabase();
  const yesterday = [{ rule: 'address_10_minutes', key: '\\x01', earlier: '\\x00ff' }];
  const today = [{ rule: 'address_10_minutes', key: '\\x02', earlier: '\\x01' }];
  for (const minute of [-9, -8, -4, -4, -4, -4, -4, -4, -4]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
    await take(sql, yesterday, NOON + minute * MINUTE_MS);
  }
  const waits: unknown[] = [];
  for (const minute of [0, 0, 1, 1, 2, 2]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
    waits.push((await take(sql, today, NOON + minute * MINUTE_MS))?.wait);
  }
  const times = await takenTimes(sql);
  await end();
  assert.deepEqual(waits, [0, 60, 0, 60, 0, 240]);
  assert.deepEqual(times['address_10_minutes \\x02'], [0, 1, 2]);
});

test('at midnight, what an instance still takes under the old day counts for the new one', async () => {
  const { sql, end } = await createTestDatabase();
  const old = [{ rule: 'address_10_minutes', key: '\\x01', earlier: '\\x00ff' }];
  const next = [{ rule: 'address_10_minutes', key: '\\x02', earlier: '\\x01' }];
  const waits: unknown[] = [];
  for (const wanted of [next, old, old, old, old, old, old, old, old, old, next]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
    waits.push((await take(sql, wanted, NOON))?.wait);
  }
  await end();
  assert.deepEqual(waits, [...Array(10).fill(0), 600]);
});

test('J11: a time that a wrong clock stored far in the future holds nobody up until it is near', async () => {
  const { sql, end } = await createTestDatabase();
  const run = [{ rule: 'run', key: NOBODY }];
  await take(sql, run, NOON + HOUR_MS);
  const now = await take(sql, run, NOON);
  const near = await take(sql, run, NOON + HOUR_MS - 5_000);
  await end();
  assert.deepEqual([now?.wait, near?.wait], [0, 15]);
});

test('if more tokens were taken than a lowered limit allows, the excess has to come back first', async () => {
  const { sql, end } = await createTestDatabase();
  const times = [-9, -7, -2, -1].map((second) => new Date(NOON + second * 1_000).toISOString());
  await sql`insert into contact.buckets values ('run', '\\x00', ${times}::timestamptz[], now())`;
  const taken = await take(sql, [{ rule: 'run', key: NOBODY }], NOON);
  await end();
  assert.equal(taken?.wait, 9);
});

test('a bucket in use is not deleted with those that nobody has used for 31 days', async () => {
  const { sql, end } = await createTestDatabase();
  const person = [{ rule: 'recipient_30_days', key: '\\x01' }];
  await take(sql, person, NOON);
  await take(sql, person, NOON + 20 * DAY_MS);
  await sql`select contact.purge(${new Date(NOON + 32 * DAY_MS)})`;
  const times = await takenTimes(sql);
  await end();
  assert.deepEqual(times, { 'recipient_30_days \\x01': [0, (20 * DAY_MS) / MINUTE_MS] });
});

test('an unknown rule lets nothing through', async () => {
  const { sql, end } = await createTestDatabase();
  const wanted = ['site_hour', 'site_hours'].map((rule) => ({ rule, key: NOBODY }));
  await assert.rejects(take(sql, wanted, NOON), { code: '42704' });
  const taken = await takenTimes(sql);
  await end();
  assert.deepEqual(taken, {});
});

// In whichever order the database locks the two buckets of a message, one of these is the reverse.
for (const order of [
  ['recipient_30_days', 'recipient_day'],
  ['recipient_day', 'recipient_30_days'],
]) {
  test(`somebody forgotten at the moment of writing again is forgotten, and the new message taken, if ${order.join(' comes before ')}`, async () => {
    const { sql, url, end } = await createTestDatabase();
    const wanted = order.map((rule) => ({ rule, key: `\\x${'01'.repeat(16)}` }));
    const key = sql`decode(repeat('01', 16), 'hex')`;
    await sql`insert into contact.messages select gen_random_uuid(), '\\x01', 'n', 'who@example.org',
      'm', 'chw', 'en', '{}', null, ${key}, now(), now()`;
    await sql`insert into contact.buckets
      select rule, ${key}, '{}', now() from unnest(${order}::text[]) rule`;
    const [writer, eraser] = [postgres(url, { max: 1 }), postgres(url, { max: 1 })];
    const waits = async (call: string) =>
      (
        await sql`select from pg_stat_activity where datname = current_database()
          and wait_event_type = 'Lock' and query like ${`%${call}%`}`
      ).length > 0;
    const outcomes = await sql.begin(async (tx) => {
      // Held until both wait. Without their shared lock, each would hold a bucket the other wants.
      await tx`select from contact.buckets where rule = ${order[1] ?? ''} for update`;
      const writes = take(writer, [{ rule: 'site_hour', key: NOBODY }, ...wanted], NOON);
      const written = writes.then(() => 'written', String);
      await until(() => waits('contact.take_tokens'));
      const erased = eraser`select contact.erase('who@example.org')`.then(() => 'erased', String);
      await until(() => waits('contact.erase'));
      return { written, erased };
    });
    const [written, erased] = [await outcomes.written, await outcomes.erased];
    const left = (await sql`select from contact.messages`).length;
    await Promise.all([writer.end(), eraser.end()]);
    await end();
    assert.deepEqual([written, erased, left], ['written', 'erased', 0]);
  });
}
