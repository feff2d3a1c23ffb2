import assert from 'node:assert/strict';

import { makeEntry } from '../message/makeEntry.ts';
import { test } from '../testing/defineTest.ts';
import { createTestClock } from '../testing/testClock.ts';
import { startTestEndpoint, type TestEndpoint, visitor } from '../testing/testEndpoint.ts';
import { createPostgresStore } from './createPostgresStore.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const from = (address: string) => ({ 'cf-connecting-ip': address });
let number = 0;
const post = (endpoint: TestEndpoint, email = 'canary@example.org', address = '203.0.113.7') => {
  number += 1;
  return endpoint.post({ email, message: `The canary sings its song ${number}.` }, from(address));
};
const reasons = async ({ database }: TestEndpoint) => {
  const rows = await database.sql`
    select coalesce(l.reason, 'sent') as reason from contact.mails l
    join contact.messages m on m.id = l.message_id
    where l.kind = 'visitor' order by m.received_at, m.message`;
  return rows.map(({ reason }) => reason);
};

test('G02: of 200 messages sent at once from one address, exactly ten are accepted', async () => {
  await using endpoint = await startTestEndpoint();
  const answers = await Promise.all(Array.from({ length: 200 }, () => post(endpoint)));
  const count = (status: number) => answers.filter((answer) => answer.status === status).length;
  assert.deepEqual([count(202), count(429)], [10, 190]);
  assert.equal((await endpoint.database.sql`select from contact.messages`).length, 10);
});

for (const [what, id] of [
  ['F04, F13', () => crypto.randomUUID()],
  ['F07: without an id', () => undefined],
] as const) {
  test(`${what}: with one token left, copies that reach several instances at once are all accepted`, async () => {
    await using endpoint = await startTestEndpoint();
    for (let index = 0; index < 9; index += 1) {
      // oxlint-disable-next-line no-await-in-loop -- nine messages before
      await post(endpoint);
    }
    const { clock, config } = endpoint.dependencies;
    const message = {
      ...visitor,
      type: 'volunteer',
      language: 'en',
      id: id(),
    } as const;
    const context = { origin: 'listed', format: 'json', network: '203.0.113.7' } as const;
    const entry = makeEntry(message, context, config, clock.now());
    const stores = Array.from({ length: 8 }, () => createPostgresStore(config.databaseUrl, clock));
    await Promise.all(stores.map((store) => store.claim(1, clock.now())));
    const results = await Promise.all(stores.map((store) => store.submit(entry, clock.now())));
    await Promise.all(stores.map((store) => store.end()));
    const outcomes = results.map(({ outcome }) => outcome).toSorted();
    assert.deepEqual(outcomes, [...Array<string>(7).fill('replayed'), 'stored']);
  });
}

test('F01, F04: a repeat takes no token, with an id or without', async () => {
  await using endpoint = await startTestEndpoint();
  const withId = { id: crypto.randomUUID(), message: 'A song with an id of its own.' };
  for (const fields of [withId, {}, withId, {}, withId, {}]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: copies at once are one call
    assert.equal((await endpoint.post(fields)).status, 202);
  }
  const rows = await endpoint.database.sql`
    select rule, cardinality(taken) as count from contact.buckets
    where rule in ('address_10_minutes', 'address_day', 'site_hour') order by rule`;
  assert.deepEqual(
    rows.map(({ count }) => count),
    [2, 2, 2],
  );
});

test('G03, G26: 40 messages a day, and never more than ten in any ten minutes', async () => {
  await using endpoint = await startTestEndpoint(
    undefined,
    createTestClock('2025-06-02T23:30:00Z'),
  );
  const times: number[] = [];
  for (let minute = 0; minute < 23 * 60; minute += 4) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
    const answers = [await post(endpoint), await post(endpoint), await post(endpoint)];
    times.push(...answers.filter(({ status }) => status === 202).map(() => minute));
    endpoint.clock.advance(4 * MINUTE_MS);
  }
  assert.equal(times.length, 40);
  for (const begin of times) {
    assert.ok(times.filter((time) => time >= begin && time < begin + 10).length <= 10);
  }
});

test('G04, G05, G06: a /64 is one sender, a mapped address counts as its IPv4, a claimed one is ignored', async () => {
  await using endpoint = await startTestEndpoint();
  await endpoint.post({ message: 'From one address of a /64.' }, from('2001:db8:1:2::1'));
  await endpoint.post({ message: 'From another one of it.' }, from('2001:db8:1:2:ffff::9'));
  await endpoint.post({ message: 'From an IPv4 address.' }, from('198.51.100.4'));
  await endpoint.post({ message: 'From the same, mapped.' }, from('::ffff:198.51.100.4'));
  await endpoint.post(
    { message: 'With a claim about itself.' },
    { ...from('198.51.100.4'), 'x-forwarded-for': '192.0.2.77' },
  );
  const rows = await endpoint.database.sql`
    select count(*)::int as count from contact.messages group by address_hash order by 1`;
  assert.deepEqual(
    rows.map(({ count }) => count),
    [2, 3],
  );
});

test('G07, G08: without a trusted address, five messages are accepted and marked, with an alert', async () => {
  await using endpoint = await startTestEndpoint({ trustClientAddressHeader: false });
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, index) => post(endpoint, undefined, `198.51.100.${index}`)),
  );
  assert.equal(answers.filter(({ status }) => status === 429).length, 1);
  const rows = await endpoint.database.sql`select suspicions, address_hash from contact.messages`;
  for (const row of rows) {
    assert.deepEqual([row.suspicions, row.address_hash], [['unknown_address'], null]);
  }
  assert.ok(
    endpoint.log.some(({ level, code }) => level === 'alert' && code === 'unknown_address'),
  );
});

test('G09: messages from one address lead to three confirmations an hour and six a day', async () => {
  await using endpoint = await startTestEndpoint();
  for (let person = 1; person <= 8; person += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
    await post(endpoint, `person${person}@example.org`);
    endpoint.clock.advance(person === 4 ? HOUR_MS : MINUTE_MS);
  }
  await post(endpoint, 'person9@example.org');
  const sent = ['sent', 'sent', 'sent'];
  assert.deepEqual(await reasons(endpoint), [
    ...sent,
    'address_limit',
    ...sent,
    'address_limit',
    'address_limit',
  ]);
});

test('G10, G11: one person gets one confirmation a day and three in 30 days', async () => {
  await using endpoint = await startTestEndpoint();
  for (const hours of [0, 23, 25, 50, 24 * 29, 24 * 30 + 1]) {
    endpoint.clock.advance(
      hours * HOUR_MS - (endpoint.clock.now().getTime() - Date.parse('2025-06-02T13:14:00Z')),
    );
    // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
    await post(endpoint, undefined, `198.51.100.${hours % 250}`);
  }
  assert.deepEqual(await reasons(endpoint), [
    'sent',
    'recipient_limit',
    'sent',
    'sent',
    'recipient_limit',
    'sent',
  ]);
});

test('the whole site sends 40 confirmations a day and accepts 300 messages an hour', async () => {
  await using endpoint = await startTestEndpoint();
  const statuses: number[] = [];
  for (let index = 0; index < 301; index += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, to know which is the last
    const answer = await post(
      endpoint,
      `p${index}@example.org`,
      `198.51.${index % 100}.${index % 200}`,
    );
    statuses.push(answer.status);
  }
  assert.deepEqual([statuses.indexOf(429), statuses.length], [300, 301]);
  assert.equal((await reasons(endpoint)).filter((reason) => reason === 'sent').length, 40);
});
