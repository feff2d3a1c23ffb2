import assert from 'node:assert/strict';

import postgres from 'postgres';

import { test } from '../testing/defineTest.ts';
import { createTestDatabase } from '../testing/testDatabase.ts';
import { until } from '../testing/until.ts';

const NOON = '2025-06-02T12:00:00Z';
/** Matches the rules for confirmations; those for messages have other names. */
const OF_CONFIRMATIONS = '^(recipient|confirmation)_';

type Sender = {
  address?: number | null;
  before?: number;
  person?: number;
  skip?: string;
  id?: string;
  words?: number;
};

const bytes = (value: number) => `\\x${value.toString(16).padStart(32, '0')}`;
let number = 0;
function entryOf({ address = 1, before, person = 1, skip, id, words }: Sender) {
  number += 1;
  return {
    id: id ?? crypto.randomUUID(),
    id_from_browser: true,
    payload_hash: bytes(words ?? (id === undefined ? number : 0)),
    name: 'n',
    email: 'e',
    message: 'm',
    type: 'chw',
    language: 'en',
    retention_days: 180,
    address_hash: address === null ? null : bytes(address),
    address_hash_before: before === undefined ? null : bytes(before),
    recipient_key: bytes(person),
    skip_visitor: skip ?? null,
    team_mail: {},
    visitor_mail: {},
  };
}
const submit = async (sql: postgres.Sql | postgres.TransactionSql, sender: Sender = {}) => {
  const [row] = await sql`
    select contact.submit(${sql.json(entryOf(sender))}, ${NOON}) as answer`;
  const { outcome, visitor, retry_after: wait } = row?.answer ?? {};
  return visitor ?? (wait === undefined ? outcome : `${outcome} ${wait}`);
};
const empty = (sql: postgres.Sql, rule: string, key: string) => sql`
  insert into contact.buckets
    select rule, ${key}::text::bytea, array_fill(${NOON}::timestamptz, array[capacity]), ${NOON}
    from contact.limits() where rule = ${rule}`;
const buckets = async (sql: postgres.Sql, rules = '') => {
  const rows = await sql`
    select format('%s %s: %s', rule, ltrim(encode(key, 'hex'), '0'), cardinality(taken)) as bucket
    from contact.buckets where rule ~ ${rules} order by 1`;
  return rows.map(({ bucket }) => bucket);
};

const MESSAGE = ['address_10_minutes 1: 1', 'address_day 1: 1', 'site_hour : 1'];
const CONFIRMATION = [
  'confirmation_address_day 1: 1',
  'confirmation_address_hour 1: 1',
  'confirmation_site_day : 1',
  'recipient_30_days 1: 1',
  'recipient_day 1: 1',
];

test("a message takes a token from each of its own buckets and its confirmation's", async () => {
  const { sql, end } = await createTestDatabase();
  const visitor = await submit(sql);
  const left = await buckets(sql);
  await end();
  assert.deepEqual([visitor, left], ['waiting', [...MESSAGE, ...CONFIRMATION].toSorted()]);
});

test('a message that gets no confirmation takes no token for one, and keeps the reason', async () => {
  const { sql, end } = await createTestDatabase();
  const visitor = await submit(sql, { skip: 'suspicious' });
  const left = await buckets(sql);
  await end();
  assert.deepEqual([visitor, left], ['suspicious', MESSAGE]);
});

test('messages without an address share one bucket, and get no confirmation', async () => {
  const { sql, end } = await createTestDatabase();
  const visitors = [
    await submit(sql, { address: null }),
    await submit(sql, { address: null, skip: 'suspicious' }),
  ];
  const left = await buckets(sql);
  await end();
  assert.deepEqual(visitors, ['unknown_address', 'suspicious']);
  assert.deepEqual(left, ['site_hour : 2', 'unknown_address : 2']);
});

for (const [rule, key, sender, answer] of [
  ['address_10_minutes', bytes(1), {}, 'limited 600'],
  ['address_day', bytes(1), {}, 'limited 86400'],
  ['site_hour', '\\x00', {}, 'limited 3600'],
  ['site_hour', '\\x00', { address: null }, 'limited 3600'],
  ['unknown_address', '\\x00', { address: null }, 'limited 600'],
] as const) {
  const who = 'address' in sender ? 'without an address ' : '';
  test(`a message ${who}that finds ${rule} empty takes no token and leaves no trace`, async () => {
    const { sql, end } = await createTestDatabase();
    await empty(sql, rule, key);
    const before = await buckets(sql);
    const given = await submit(sql, sender);
    const after = await buckets(sql);
    await end();
    assert.deepEqual([given, after], [answer, before]);
  });
}

for (const [rule, answer] of [
  ['address_10_minutes', 'limited 600'],
  ['address_day', 'limited 86400'],
  ['confirmation_address_hour', 'address_limit'],
  ['confirmation_address_day', 'address_limit'],
] as const) {
  test(`a network that emptied ${rule} before midnight finds it empty afterwards`, async () => {
    const { sql, end } = await createTestDatabase();
    await empty(sql, rule, bytes(9));
    const given = await submit(sql, { before: 9 });
    await end();
    assert.equal(given, answer);
  });
}

const REASONS = [
  ['recipient_day', bytes(1), 'recipient_limit'],
  ['recipient_30_days', bytes(1), 'recipient_limit'],
  ['confirmation_address_hour', bytes(1), 'address_limit'],
  ['confirmation_address_day', bytes(1), 'address_limit'],
  ['confirmation_site_day', '\\x00', 'site_limit'],
] as const;
for (const [place, [rule, , reason]] of REASONS.entries()) {
  test(`a confirmation that finds ${rule} empty is refused for that before any later rule, and takes no tokens`, async () => {
    const { sql, end } = await createTestDatabase();
    for (const [other, key] of REASONS.slice(place)) {
      // oxlint-disable-next-line no-await-in-loop -- a handful, in a row
      await empty(sql, other, key);
    }
    const before = await buckets(sql, OF_CONFIRMATIONS);
    const visitor = await submit(sql);
    const after = await buckets(sql, OF_CONFIRMATIONS);
    const taken = await buckets(sql, '^(address|site)_');
    await end();
    assert.deepEqual([visitor, after, taken], [reason, before, MESSAGE]);
  });
}

test('of 32 simultaneous messages with one email address, exactly one gets a confirmation', async () => {
  const { url, end } = await createTestDatabase();
  const many = postgres(url, { max: 8 });
  const visitors = await Promise.all(
    Array.from({ length: 32 }, (_, index) => submit(many, { address: index + 1 })),
  );
  await many.end();
  await end();
  assert.equal(visitors.filter((visitor) => visitor === 'waiting').length, 1);
  assert.equal(visitors.filter((visitor) => visitor === 'recipient_limit').length, 31);
});

test("neither a repeat nor a run waits for another message's open transaction", async () => {
  const { sql, end } = await createTestDatabase();
  const id = crypto.randomUUID();
  await submit(sql, { id });
  const found = await sql.begin(async (other) => {
    await submit(other, { address: 2, person: 2 });
    return await sql.begin(async (tx) => {
      await tx`set local lock_timeout = '1s'`;
      const [run] = await tx`select contact.may_run(${NOON}) as may`;
      return [await submit(tx, { id }), run?.may];
    });
  });
  await end();
  assert.deepEqual(found, ['replayed', true]);
});

test('F02: of two texts under one id that reach two instances at once, the later is a conflict, not a fault', async () => {
  const { sql, end } = await createTestDatabase();
  const id = crypto.randomUUID();
  const answers: Promise<string>[] = [];
  await sql.begin(async (tx) => {
    await submit(tx, { id, words: 1 });
    answers.push(submit(sql, { id, words: 2 }));
    const isWaiting = async () =>
      (
        await tx`select from pg_locks where not granted and pid in
        (select pid from pg_stat_activity where datname = current_database())`
      ).length > 0;
    await until(isWaiting);
  });
  const [later] = await Promise.allSettled(answers);
  await end();
  assert.deepEqual(later, { status: 'fulfilled', value: 'conflict' });
});
