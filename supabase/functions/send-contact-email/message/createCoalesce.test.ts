import assert from 'node:assert/strict';

import { test } from '../testing/defineTest.ts';
import { startTestEndpoint, visitor } from '../testing/testEndpoint.ts';

const ID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

test('F03, F04: copies sent at the same moment are one message and take one token', async () => {
  await using endpoint = await startTestEndpoint();
  const answers = await Promise.all(Array.from({ length: 60 }, () => endpoint.post({ id: ID })));
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([202]));
  assert.equal(answers.filter(({ headers }) => headers.has('idempotency-replayed')).length, 59);
  await endpoint.settled();
  assert.equal(endpoint.resend.mails.length, 2);
  const [bucket] = await endpoint.database.sql`
    select cardinality(taken) as taken from contact.buckets where rule = 'address_day'`;
  assert.equal(bucket?.taken, 1);
  assert.ok(!endpoint.log.some(({ event }) => event === 'store'));
});

test('F14: messages without an id that arrive at the same moment and differ in one field are all kept', async () => {
  await using endpoint = await startTestEndpoint();
  const changes = [
    { name: 'Another' },
    { email: 'b@example.org' },
    { message: `${visitor.message} And another one.` },
  ];
  const answers = await Promise.all(
    [{}, ...changes, { type: 'chw' }].map(async (change) => (await endpoint.post(change)).json()),
  );
  assert.equal(new Set(answers.map(({ id }) => id)).size, 5);
  const rows = await endpoint.database.sql`select id from contact.messages`;
  assert.equal(rows.length, 5);
});

test('the same words under two ids, arriving at the same moment, are two messages', async () => {
  await using endpoint = await startTestEndpoint();
  const ids = [ID, '3f2504e0-4f89-41d3-9a0c-0305e82c3302'];
  const answers = await Promise.all(ids.map(async (id) => (await endpoint.post({ id })).json()));
  assert.deepEqual(
    answers.map(({ id }) => id),
    ids,
  );
  const rows = await endpoint.database.sql`select id from contact.messages`;
  assert.equal(rows.length, 2);
});
