import assert from 'node:assert/strict';

import { assertHas } from '../testing/assertHas.ts';
import { test } from '../testing/defineTest.ts';
import { problem } from '../testing/fakeResend.ts';
import { alerts, sent, stateOf } from '../testing/mailState.ts';
import { startTestEndpoint } from '../testing/testEndpoint.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const ID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const down = () => problem(503, 'service_unavailable');

const quotas = [
  ['H03', 'daily_quota_exceeded', 1],
  ['H04', 'monthly_quota_exceeded', 6],
] as const;
for (const [id, name, hours] of quotas) {
  for (const [how, fault] of [
    ['with a status in the body', () => problem(429, name)],
    ['with nothing but its name', () => Response.json({ name }, { status: 429 })],
    ['and a wait of a second', () => problem(429, name, { 'retry-after': '1' })],
  ] as const) {
    test(`${id}: after ${name} ${how}, the team's mail waits ${hours} h, and the confirmation is skipped`, async () => {
      await using endpoint = await startTestEndpoint();
      endpoint.resend.faults.push(fault);
      await endpoint.postAndSettle({ id: ID });
      assert.equal(endpoint.resend.tries.length, 1);
      assertHas(await stateOf(endpoint, 'team'), { state: 'waiting', seconds: hours * 3600 });
      assertHas(await stateOf(endpoint, 'visitor'), { state: 'skipped', reason: 'quota' });
      assert.ok(alerts(endpoint).includes(name));
      endpoint.clock.advance(hours * HOUR_MS);
      await endpoint.wake();
      assert.deepEqual(sent(endpoint), [`team/${ID}`]);
    });
  }
}

test('H12: while another try with the same key is in progress, the next one waits half a minute', async () => {
  await using endpoint = await startTestEndpoint();
  endpoint.resend.faults.push(() => problem(409, 'concurrent_idempotent_requests'));
  await endpoint.postAndSettle({ id: ID });
  assertHas(await stateOf(endpoint, 'team'), { state: 'waiting', seconds: 30 });
});

for (const [status, name] of [
  [401, 'missing_api_key'],
  [403, 'invalid_api_key'],
  [403, 'validation_error'],
] as const) {
  test(`H15, H16: after ${status} ${name}, everything waits an hour, with one try and an alert`, async () => {
    await using endpoint = await startTestEndpoint();
    endpoint.resend.faults.push(() => problem(status, name));
    await endpoint.postAndSettle({ id: ID });
    assert.equal(endpoint.resend.tries.length, 1);
    for (const kind of ['team', 'visitor']) {
      // oxlint-disable-next-line no-await-in-loop -- two rows
      assertHas(await stateOf(endpoint, kind), { state: 'waiting', seconds: 3600 });
    }
    assert.ok(alerts(endpoint).includes(name));
    endpoint.clock.advance(HOUR_MS);
    await endpoint.wake();
    assert.deepEqual(sent(endpoint), [`team/${ID}`, `visitor/${ID}`]);
  });
}

test("H16, H17: a 403 for a confirmation holds confirmations, and the team's mail is sent when it is due", async () => {
  await using endpoint = await startTestEndpoint();
  endpoint.resend.faults.push(
    () => problem(500, 'application_error'),
    () => problem(403, 'validation_error'),
  );
  await endpoint.postAndSettle({ id: ID });
  assertHas(await stateOf(endpoint, 'team'), { state: 'waiting', seconds: 60 });
  assertHas(await stateOf(endpoint, 'visitor'), { state: 'waiting', seconds: 3600 });
  assert.ok(alerts(endpoint).includes('validation_error'));
  endpoint.clock.advance(MINUTE_MS);
  await endpoint.wake();
  assert.deepEqual(sent(endpoint), [`team/${ID}`]);
});

test('H16, H17: a team mail that may be sent again is not held back by the next refused confirmation', async () => {
  await using endpoint = await startTestEndpoint();
  endpoint.resend.faults.push(down, down);
  await endpoint.postAndSettle({ id: ID });
  await endpoint.database.sql`update contact.mails set next_at = next_at + interval '3 hours'`;
  endpoint.clock.advance(10 * MINUTE_MS);
  endpoint.resend.faults.push(
    () => Response.json({ id: 'team' }),
    () => problem(403, 'invalid_api_key'),
  );
  await endpoint.postAndSettle(
    { email: 'other@example.org' },
    { 'cf-connecting-ip': '198.51.100.1' },
  );
  await endpoint.wake();
  assert.ok(sent(endpoint).includes(`team/${ID}`));
});

test('H15: a 401 for a confirmation is about the key, and holds everything', async () => {
  await using endpoint = await startTestEndpoint();
  endpoint.resend.faults.push(
    () => problem(500, 'application_error'),
    () => problem(401, 'restricted_api_key'),
  );
  await endpoint.postAndSettle({ id: ID });
  const held = { state: 'waiting', reason: 'restricted_api_key', seconds: 3600 };
  assertHas(await stateOf(endpoint, 'team'), held);
  assertHas(await stateOf(endpoint, 'visitor'), held);
});

for (const [status, seconds] of Object.entries({ 400: 21_600, 401: 60, 403: 60, 422: 21_600 })) {
  test(`H19: a page with ${status} from a firewall in front of the provider is not a refusal for good`, async () => {
    await using endpoint = await startTestEndpoint();
    endpoint.resend.faults.push(() => new Response('<p>Blocked</p>', { status: Number(status) }));
    await endpoint.postAndSettle({ id: ID });
    assertHas(await stateOf(endpoint, 'team'), { state: 'waiting', seconds });
    assert.ok(alerts(endpoint).includes('application_error'));
    endpoint.clock.advance(6 * HOUR_MS);
    await endpoint.wake();
    assert.deepEqual(sent(endpoint).toSorted(), [`team/${ID}`, `visitor/${ID}`]);
  });
}

test('H19: words that a firewall in front of the provider blocks hold up no other message', async () => {
  await using endpoint = await startTestEndpoint();
  endpoint.resend.faults.push(down, down);
  await endpoint.postAndSettle({ id: ID });
  endpoint.resend.faults.push(() => new Response('<p>Blocked</p>', { status: 403 }));
  await endpoint.postAndSettle(
    { email: 'other@example.org' },
    { 'cf-connecting-ip': '198.51.100.1' },
  );
  assert.ok(alerts(endpoint).includes('application_error'));
  assert.equal(endpoint.resend.mails.length, 1);
  endpoint.clock.advance(MINUTE_MS);
  await endpoint.wake();
  assert.ok(sent(endpoint).includes(`team/${ID}`));
  assert.equal(endpoint.resend.mails.length, 4);
});

test('H19: after an unknown answer, the mail waits six hours, with an alert', async () => {
  await using endpoint = await startTestEndpoint();
  endpoint.resend.faults.push(
    () => problem(451, 'security_error'),
    () => problem(418, 'i_am_a_teapot'),
  );
  await endpoint.postAndSettle();
  assertHas(await stateOf(endpoint, 'team'), { state: 'waiting', seconds: 6 * 3600 });
  assert.deepEqual(alerts(endpoint), ['security_error', 'i_am_a_teapot']);
});

const unset = [
  ['H26', 'no_resend_api_key'],
  ['H26', 'no_team_email'],
  ['H26', 'live_key_outside_production'],
] as const;
for (const [id, mailProblem] of unset) {
  test(`${id}: with ${mailProblem}, the message is taken, and the mails wait for the setting`, async () => {
    await using endpoint = await startTestEndpoint({ mailProblems: [mailProblem] });
    assert.equal((await endpoint.postAndSettle()).status, 202);
    assertHas(await stateOf(endpoint, 'team'), {
      state: 'waiting',
      reason: mailProblem,
      seconds: 3600,
    });
    assert.equal(endpoint.resend.tries.length, 0);
    assert.ok(alerts(endpoint).includes(mailProblem));
  });
}
