import assert from 'node:assert/strict';

import { assertHas } from '../testing/assertHas.ts';
import { test } from '../testing/defineTest.ts';
import { problem } from '../testing/fakeResend.ts';
import { alerts, sent, stateOf } from '../testing/mailState.ts';
import { startTestEndpoint } from '../testing/testEndpoint.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const ID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

test('H23, J13: after three days without the provider, the team gets its mail, and the visitor none', async () => {
  await using endpoint = await startTestEndpoint();
  endpoint.resend.faults.push(...Array.from({ length: 100 }, () => () => problem(503, 'down')));
  await endpoint.postAndSettle({ id: ID });
  for (let hour = 0; hour < 80; hour += 1) {
    endpoint.clock.advance(HOUR_MS);
    // oxlint-disable-next-line no-await-in-loop -- hour after hour
    await endpoint.wake();
  }
  assertHas(await stateOf(endpoint, 'team'), { state: 'parked', attempts: 10 });
  assertHas(await stateOf(endpoint, 'visitor'), { state: 'expired' });
  endpoint.resend.faults.length = 0;
  endpoint.clock.advance(24 * HOUR_MS);
  await endpoint.wake();
  assert.deepEqual(sent(endpoint), [`team/${ID}`]);
  assertHas(await stateOf(endpoint, 'team'), { state: 'accepted' });
});

for (const [when, ms, state] of [
  ['is sent up to 20 hours after the message', 20 * HOUR_MS - 1, 'accepted'],
  ['expires then, since the provider may forget an earlier try', 20 * HOUR_MS, 'expired'],
] as const) {
  test(`H23: a waiting confirmation ${when}`, async () => {
    await using endpoint = await startTestEndpoint();
    endpoint.resend.faults.push(...Array.from({ length: 2 }, () => () => problem(503, 'down')));
    await endpoint.postAndSettle({ id: ID });
    endpoint.clock.advance(ms - 10_000);
    // `wake` lets ten seconds pass first. Behind the team's mail, it would wait another half second.
    await endpoint.database.sql`update contact.mails set next_at = next_at + interval '1 day'
      where kind = 'team'`;
    await endpoint.wake();
    assertHas(await stateOf(endpoint, 'visitor'), { state });
  });
}

test('H23: a confirmation that failed ten times is not sent the next day either', async () => {
  await using endpoint = await startTestEndpoint();
  endpoint.resend.faults.push(...Array.from({ length: 2 }, () => () => problem(503, 'down')));
  await endpoint.postAndSettle({ id: ID });
  await endpoint.database.sql`update contact.mails set state = 'parked' where kind = 'visitor'`;
  endpoint.clock.advance(24 * HOUR_MS);
  await endpoint.wake();
  assert.deepEqual(sent(endpoint), [`team/${ID}`]);
  assertHas(await stateOf(endpoint, 'visitor'), { state: 'expired' });
});

test('J13: a mail that failed ten times is parked with an alert, and the others go on', async () => {
  await using endpoint = await startTestEndpoint();
  await endpoint.postAndSettle({ id: ID });
  await endpoint.database.sql`update contact.mails set state = 'waiting', lease_until = null,
    failures = case kind when 'team' then 9 else 0 end`;
  endpoint.resend.faults.push(() => problem(500, 'application_error'));
  endpoint.clock.advance(MINUTE_MS);
  await endpoint.wake();
  assertHas(await stateOf(endpoint, 'team'), { state: 'parked' });
  assertHas(await stateOf(endpoint, 'visitor'), { state: 'accepted', attempts: 2 });
  assert.ok(alerts(endpoint).includes('application_error'));
});

test('H24: once the provider is back, waiting mails are sent at two a second, without duplicates', async () => {
  await using endpoint = await startTestEndpoint();
  endpoint.resend.faults.push(...Array.from({ length: 12 }, () => () => problem(503, 'down')));
  for (let person = 0; person < 6; person += 1) {
    const from = { 'cf-connecting-ip': `198.51.100.${person}` };
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await endpoint.post({ email: `person${person}@example.org` }, from);
  }
  await endpoint.settled();
  assert.equal(endpoint.resend.mails.length, 0);
  endpoint.clock.advance(HOUR_MS);
  await endpoint.wake();
  assert.equal(new Set(sent(endpoint)).size, 12);
  assert.equal(endpoint.resend.mails.length, 12);
  assert.ok(endpoint.clock.waits.filter((wait) => wait === 520).length >= 11);
});

test('once one mail is accepted again, the others do not wait for their own hour', async () => {
  await using endpoint = await startTestEndpoint();
  endpoint.resend.faults.push(() => problem(401, 'missing_api_key'));
  await endpoint.postAndSettle({ id: ID });
  endpoint.clock.advance(10 * MINUTE_MS);
  await endpoint.postAndSettle(
    { email: 'other@example.org' },
    { 'cf-connecting-ip': '198.51.100.1' },
  );
  await endpoint.wake();
  assert.equal(endpoint.resend.mails.length, 4);
});

test('once one mail is accepted again, a parked one is sent, too, and one that fails on its own keeps its backoff', async () => {
  await using endpoint = await startTestEndpoint();
  const { sql } = endpoint.database;
  endpoint.resend.faults.push(...Array.from({ length: 2 }, () => () => problem(503, 'down')));
  await endpoint.postAndSettle({ id: ID });
  await sql`update contact.mails set next_at = next_at + interval '1 day',
    state = case kind when 'team' then 'parked' else 'waiting' end,
    failures = case kind when 'team' then 1 else 8 end`;
  endpoint.clock.advance(10 * MINUTE_MS);
  await endpoint.postAndSettle(
    { email: 'other@example.org' },
    { 'cf-connecting-ip': '198.51.100.1' },
  );
  await endpoint.wake();
  assert.equal(endpoint.resend.mails.length, 3);
  assert.ok(sent(endpoint).includes(`team/${ID}`));
});

test('J02: if a worker dies after sending a mail, the mail is settled later, not sent twice', async () => {
  await using endpoint = await startTestEndpoint();
  const { store } = endpoint.dependencies;
  const settle = store.settle;
  store.settle = () => Promise.reject(new Error('killed'));
  await endpoint.postAndSettle({ id: ID });
  store.settle = settle;
  await endpoint.wake();
  assert.equal(endpoint.resend.tries.length, 2);
  endpoint.clock.advance(2 * MINUTE_MS);
  await endpoint.wake();
  assert.equal(endpoint.resend.tries.length, 4);
  assert.equal(endpoint.resend.mails.length, 2);
  assertHas(await stateOf(endpoint, 'visitor'), { state: 'accepted' });
});

test('J07: a stranger who keeps calling /wake takes no connection from a message', async () => {
  await using endpoint = await startTestEndpoint();
  const { mayRun } = endpoint.dependencies.store;
  let asked = 0;
  endpoint.dependencies.store.mayRun = (now) => {
    asked += 1;
    return mayRun(now);
  };
  await Promise.all(Array.from({ length: 60 }, () => endpoint.wake()));
  assert.equal(asked, 1);
  endpoint.clock.advance(10_000);
  await endpoint.wake();
  assert.equal(asked, 2);
});

test('J11: after a clock that was an hour ahead is set right, /wake starts a run at once', async () => {
  await using endpoint = await startTestEndpoint();
  await endpoint.wake();
  endpoint.clock.advance(-HOUR_MS);
  await endpoint.wake();
  assert.equal(endpoint.log.filter(({ event }) => event === 'run').length, 2);
});

test('J07: a stranger who calls /wake always gets the same answer, and starts one run in ten seconds', async () => {
  await using endpoint = await startTestEndpoint();
  const call = () =>
    endpoint.handle(
      new Request('https://project.supabase.test/send-contact-email/wake', {
        method: 'POST',
        headers: { origin: 'https://other.test' },
      }),
    );
  const answers = await Promise.all([call(), call(), call()]);
  await endpoint.settled();
  for (const answer of answers) assert.equal(answer.status, 202);
  assert.deepEqual(
    await Promise.all(answers.map((answer) => answer.json())),
    [1, 2, 3].map(() => ({ ok: true })),
  );
  assert.equal(endpoint.log.filter(({ event }) => event === 'run').length, 1);
});
