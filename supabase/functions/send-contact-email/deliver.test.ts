import assert from 'node:assert/strict';

import { assertHas } from './testing/assertHas.ts';
import { test } from './testing/defineTest.ts';
import { problem, startFakeResend } from './testing/fakeResend.ts';
import { startTestEndpoint, type TestEndpoint, visitor } from './testing/testEndpoint.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const ID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

const stateOf = async ({ database }: TestEndpoint, kind: string) => {
  const [mail] = await database.sql`
    select state, reason, attempts, extract(epoch from next_at - m.received_at)::int as seconds
    from contact.mails l join contact.messages m on m.id = l.message_id where kind = ${kind}`;
  return mail && { ...mail };
};
const sent = ({ resend }: TestEndpoint) => resend.mails.map(({ key }) => key);
const alerts = ({ log }: TestEndpoint) =>
  log.filter(({ level }) => level === 'alert').map(({ code }) => code);

const passing: [string, () => Response][] = [
  ['H05: an error of the provider', () => problem(500, 'application_error')],
  ['H05: an error page', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['H05: an outage', () => problem(503, 'service_unavailable')],
  ['H05: an error without a name', () => new Response('{}', { status: 500 })],
  ['H11: an answer without an id', () => Response.json({})],
  ['H11: an answer that is no JSON', () => new Response('null')],
  ['H20: a redirect to another host', () => Response.redirect('http://127.0.0.1:9/emails', 307)],
];

for (const [name, fault] of passing) {
  test(`${name} delays the team's mail by a minute, and it goes once`, async () => {
    await using endpoint = await startTestEndpoint();
    endpoint.resend.faults.push(fault);
    await endpoint.post({ id: ID });
    await endpoint.settled();
    assert.deepEqual(sent(endpoint), [`visitor/${ID}`]);
    assertHas(await stateOf(endpoint, 'team'), { state: 'waiting', attempts: 1, seconds: 60 });
    endpoint.clock.advance(MINUTE_MS);
    await endpoint.wake();
    assert.deepEqual(sent(endpoint), [`visitor/${ID}`, `team/${ID}`]);
    assertHas(await stateOf(endpoint, 'team'), { state: 'accepted', attempts: 2 });
  });
}

test('H20: whoever the provider points to never sees the key', async () => {
  await using endpoint = await startTestEndpoint();
  const stranger = startFakeResend();
  endpoint.resend.faults.push(() => Response.redirect(`${stranger.url}/emails`, 307));
  await endpoint.post({ id: ID });
  await endpoint.settled();
  stranger.end();
  assert.deepEqual(stranger.tries, []);
});

test('H06: a provider that hangs is left after the limit, and asked again under the same key', async () => {
  await using endpoint = await startTestEndpoint();
  const limits: number[] = [];
  endpoint.clock.deadline = (ms) => {
    limits.push(ms);
    return AbortSignal.timeout(ms === 10_000 ? 50 : ms);
  };
  endpoint.resend.faults.push(() => new Promise(() => {}));
  await endpoint.post({ id: ID });
  await endpoint.settled();
  assertHas(await stateOf(endpoint, 'team'), { state: 'waiting', reason: 'timeout' });
  endpoint.clock.advance(MINUTE_MS);
  await endpoint.wake();
  assert.deepEqual(endpoint.resend.tries.filter((key) => key === `team/${ID}`).length, 2);
  assertHas(await stateOf(endpoint, 'team'), { state: 'accepted' });
  assert.ok(limits.includes(10_000));
});

test('H09: a mail that went although the answer was lost is not sent a second time', async () => {
  await using endpoint = await startTestEndpoint();
  await endpoint.post({ id: ID });
  await endpoint.settled();
  await endpoint.database.sql`update contact.mails set state = 'waiting', provider_id = null`;
  endpoint.clock.advance(MINUTE_MS);
  await endpoint.wake();
  assert.equal(endpoint.resend.tries.length, 4);
  assert.equal(endpoint.resend.mails.length, 2);
  assertHas(await stateOf(endpoint, 'team'), { state: 'accepted', reason: null });
});

test('H13, H25: other bytes under the same key are never sent under a new one', async () => {
  await using endpoint = await startTestEndpoint();
  await endpoint.post({ id: ID });
  await endpoint.settled();
  await endpoint.database.sql`update contact.mails set state = 'waiting',
    mail = jsonb_set(mail, '{subject}', '"changed"') where kind = 'team'`;
  endpoint.clock.advance(MINUTE_MS);
  await endpoint.wake();
  assertHas(await stateOf(endpoint, 'team'), {
    state: 'accepted',
    reason: 'invalid_idempotent_request',
  });
  assert.ok(alerts(endpoint).includes('invalid_idempotent_request'));
  assert.equal(endpoint.resend.mails.length, 2);
});

test('H02: when the provider asks for a second, the mail waits a second and goes', async () => {
  await using endpoint = await startTestEndpoint();
  endpoint.resend.faults.push(() => problem(429, 'rate_limit_exceeded', { 'retry-after': '1' }));
  await endpoint.post({ id: ID });
  await endpoint.settled();
  assert.deepEqual(sent(endpoint), [`team/${ID}`, `visitor/${ID}`]);
  assert.deepEqual(endpoint.clock.waits, [1000]);
});

test("H03: with the daily quota spent the team's mail waits an hour, the confirmation is left out", async () => {
  await using endpoint = await startTestEndpoint();
  endpoint.resend.faults.push(() => problem(429, 'daily_quota_exceeded'));
  await endpoint.post({ id: ID });
  await endpoint.settled();
  assert.equal(endpoint.resend.tries.length, 1);
  assertHas(await stateOf(endpoint, 'team'), { state: 'waiting', seconds: 3600 });
  assertHas(await stateOf(endpoint, 'visitor'), { state: 'skipped', reason: 'quota' });
  assert.ok(alerts(endpoint).includes('daily_quota_exceeded'));
  endpoint.clock.advance(HOUR_MS);
  await endpoint.wake();
  assert.deepEqual(sent(endpoint), [`team/${ID}`]);
});

test('H12: while another try under the key is under way, the next one waits half a minute', async () => {
  await using endpoint = await startTestEndpoint();
  endpoint.resend.faults.push(() => problem(409, 'concurrent_idempotent_requests'));
  await endpoint.post({ id: ID });
  await endpoint.settled();
  assertHas(await stateOf(endpoint, 'team'), { state: 'waiting', seconds: 30 });
});

for (const [status, name] of [
  [401, 'missing_api_key'],
  [403, 'invalid_api_key'],
  [403, 'validation_error'],
] as const) {
  test(`H15, H16: with ${status} ${name} everything waits an hour, with one try and an alert`, async () => {
    await using endpoint = await startTestEndpoint();
    endpoint.resend.faults.push(() => problem(status, name));
    await endpoint.post({ id: ID });
    await endpoint.settled();
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

test("E14, H17: an address the provider refuses costs the confirmation, not the team's mail", async () => {
  await using endpoint = await startTestEndpoint();
  endpoint.resend.faults.push(
    () => Response.json({ id: 'team' }),
    () => problem(422, 'validation_error'),
  );
  await endpoint.post({ email: 'me@example.com' });
  await endpoint.settled();
  assertHas(await stateOf(endpoint, 'team'), { state: 'accepted' });
  assertHas(await stateOf(endpoint, 'visitor'), { state: 'failed', reason: 'invalid_recipient' });
});

test('H18: a team mail that is refused for good is an alert, and the message stays', async () => {
  await using endpoint = await startTestEndpoint();
  endpoint.resend.faults.push(() => problem(422, 'validation_error'));
  await endpoint.post();
  await endpoint.settled();
  assertHas(await stateOf(endpoint, 'team'), { state: 'failed', reason: 'validation_error' });
  assert.ok(alerts(endpoint).includes('validation_error'));
});

test('H19: an answer nobody knows parks the mail for hours, with an alert', async () => {
  await using endpoint = await startTestEndpoint();
  endpoint.resend.faults.push(
    () => problem(451, 'security_error'),
    () => problem(418, 'i_am_a_teapot'),
  );
  await endpoint.post();
  await endpoint.settled();
  assertHas(await stateOf(endpoint, 'team'), { state: 'waiting', seconds: 6 * 3600 });
  assert.deepEqual(alerts(endpoint), ['security_error', 'i_am_a_teapot']);
});

test('H23, J13: after three days without the provider the team gets its mail, the visitor none', async () => {
  await using endpoint = await startTestEndpoint();
  endpoint.resend.faults.push(...Array.from({ length: 100 }, () => () => problem(503, 'down')));
  await endpoint.post({ id: ID });
  await endpoint.settled();
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
});

test('J13: a mail that failed ten times is parked with an alert, and the others go on', async () => {
  await using endpoint = await startTestEndpoint();
  await endpoint.post({ id: ID });
  await endpoint.settled();
  await endpoint.database.sql`update contact.mails set state = 'waiting', failures = 9,
    lease_until = null where kind = 'team'`;
  endpoint.resend.faults.push(() => problem(500, 'application_error'));
  endpoint.clock.advance(MINUTE_MS);
  await endpoint.wake();
  assertHas(await stateOf(endpoint, 'team'), { state: 'parked' });
  assert.ok(alerts(endpoint).includes('application_error'));
});

test('H24: when the provider is back, what waited is sent at two a second without doubles', async () => {
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
  assert.ok(endpoint.clock.waits.filter((wait) => wait === 500).length >= 11);
});

test('once one mail goes again, the others do not wait for their own hour', async () => {
  await using endpoint = await startTestEndpoint();
  endpoint.resend.faults.push(() => problem(401, 'missing_api_key'));
  await endpoint.post({ id: ID });
  await endpoint.settled();
  endpoint.clock.advance(10 * MINUTE_MS);
  await endpoint.post({ email: 'other@example.org' }, { 'cf-connecting-ip': '198.51.100.1' });
  await endpoint.settled();
  await endpoint.wake();
  assert.equal(endpoint.resend.mails.length, 4);
});

test('J02: a worker that dies after sending leaves a mail that is settled, not doubled', async () => {
  await using endpoint = await startTestEndpoint();
  const { store } = endpoint.reception;
  const settle = store.settle;
  store.settle = () => Promise.reject(new Error('killed'));
  await endpoint.post({ id: ID });
  await endpoint.settled();
  store.settle = settle;
  await endpoint.wake();
  assert.equal(endpoint.resend.tries.length, 2);
  endpoint.clock.advance(2 * MINUTE_MS);
  await endpoint.wake();
  assert.equal(endpoint.resend.tries.length, 4);
  assert.equal(endpoint.resend.mails.length, 2);
  assertHas(await stateOf(endpoint, 'visitor'), { state: 'accepted' });
});

test('J07: a stranger who knocks gets the same answer each time, and one run in ten seconds', async () => {
  await using endpoint = await startTestEndpoint();
  const knock = () =>
    endpoint.handle(
      new Request('https://project.supabase.test/send-contact-email/wake', {
        method: 'POST',
        headers: { origin: 'https://other.test' },
      }),
    );
  const answers = await Promise.all([knock(), knock(), knock()]);
  await endpoint.settled();
  for (const answer of answers) assert.equal(answer.status, 202);
  assert.deepEqual(
    await Promise.all(answers.map((answer) => answer.json())),
    [1, 2, 3].map(() => ({ ok: true })),
  );
  assert.equal(endpoint.log.filter(({ event }) => event === 'run').length, 1);
});

const unset = [
  ['H26', 'no_resend_api_key'],
  ['H26', 'no_team_email'],
  ['H26', 'live_key_outside_production'],
] as const;
for (const [id, mailProblem] of unset) {
  test(`${id}: with ${mailProblem} the message is taken, and the mails wait for the setting`, async () => {
    await using endpoint = await startTestEndpoint({ mailProblems: [mailProblem] });
    assert.equal((await endpoint.post()).status, 202);
    await endpoint.settled();
    assertHas(await stateOf(endpoint, 'team'), {
      state: 'waiting',
      reason: mailProblem,
      seconds: 3600,
    });
    assert.equal(endpoint.resend.tries.length, 0);
    assert.ok(alerts(endpoint).includes(mailProblem));
  });
}

test('H27: what the provider writes in an error is in no log line', async () => {
  await using endpoint = await startTestEndpoint();
  endpoint.resend.faults.push(() => problem(500, `re_key ${visitor.email}`));
  await endpoint.post();
  await endpoint.settled();
  assert.doesNotMatch(JSON.stringify(endpoint.log), /secret|re_key|canary/);
});
