import assert from 'node:assert/strict';

import { StoreFault } from '../store/store.ts';
import { assertHas } from '../testing/assertHas.ts';
import { test } from '../testing/defineTest.ts';
import { problem, startFakeResend } from '../testing/fakeResend.ts';
import { alerts, sent, stateOf } from '../testing/mailState.ts';
import { startTestEndpoint, visitor } from '../testing/testEndpoint.ts';
import { timeouts } from '../timeouts.ts';

const MINUTE_MS = 60_000;
/** No try of a new message's mails begins after this: their lease ends soon after. */
const TRY_UNTIL_MS = 35_000;
const aSecond = () => problem(429, 'rate_limit_exceeded', { 'retry-after': '1' });
const ID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

const passing: [string, () => Response][] = [
  ['H05: an error of the provider', () => problem(500, 'application_error')],
  ['H05: an error page', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['H05: an outage', () => problem(503, 'service_unavailable')],
  ['H05: an error without a name', () => new Response('{}', { status: 500 })],
  ['H11: an answer without an id', () => Response.json({})],
  ['H11: an answer with an empty id', () => Response.json({ id: '' })],
  ['H11: an answer that is not JSON', () => new Response('null')],
  ['H12: a conflict with half of its body lost', () => new Response('{"statusCo', { status: 409 })],
  ['H20: a redirect to another host', () => Response.redirect('http://127.0.0.1:9/emails', 307)],
];

for (const [name, fault] of passing) {
  test(`${name} delays the team's mail by a minute; it is sent once, and nobody has to act`, async () => {
    await using endpoint = await startTestEndpoint();
    endpoint.resend.faults.push(fault);
    await endpoint.postAndSettle({ id: ID });
    assert.deepEqual(sent(endpoint), [`visitor/${ID}`]);
    assertHas(await stateOf(endpoint, 'team'), { state: 'waiting', attempts: 1, seconds: 60 });
    endpoint.clock.advance(MINUTE_MS);
    await endpoint.wake();
    assert.deepEqual(sent(endpoint), [`visitor/${ID}`, `team/${ID}`]);
    assertHas(await stateOf(endpoint, 'team'), { state: 'accepted', attempts: 2 });
    assert.deepEqual(alerts(endpoint), []);
  });
}

test('H20: a host that the provider redirects to never sees the API key', async () => {
  await using endpoint = await startTestEndpoint();
  const stranger = startFakeResend();
  endpoint.resend.faults.push(() => Response.redirect(`${stranger.url}/emails`, 307));
  await endpoint.postAndSettle({ id: ID });
  stranger.end();
  assert.deepEqual(stranger.tries, []);
});

test('H06: a hanging provider is given up after the limit, and tried again with the same key', async () => {
  await using endpoint = await startTestEndpoint();
  const { deadline } = endpoint.clock;
  endpoint.clock.deadline = (ms) =>
    ms === timeouts.mailRequest ? AbortSignal.timeout(50) : deadline(ms);
  endpoint.resend.faults.push(() => new Promise(() => {}));
  await endpoint.postAndSettle({ id: ID });
  assertHas(await stateOf(endpoint, 'team'), { state: 'waiting', reason: 'timeout' });
  endpoint.clock.deadline = deadline;
  endpoint.clock.advance(MINUTE_MS);
  await endpoint.wake();
  assert.deepEqual(endpoint.resend.tries.filter((key) => key === `team/${ID}`).length, 2);
  assertHas(await stateOf(endpoint, 'team'), { state: 'accepted' });
});

for (const [what, fields, mails] of [
  ['a mail', {}, 2],
  ["an odd message's mail", { elapsed: 5 }, 1],
] as const) {
  test(`H09: ${what} that was sent, but whose answer was lost, is not sent twice`, async () => {
    await using endpoint = await startTestEndpoint();
    await endpoint.postAndSettle({ id: ID, ...fields });
    await endpoint.database.sql`update contact.mails set state = 'waiting', provider_id = null
      where state = 'accepted'`;
    endpoint.clock.advance(MINUTE_MS);
    await endpoint.wake();
    assert.equal(endpoint.resend.tries.length, 2 * mails);
    assert.equal(endpoint.resend.mails.length, mails);
    assertHas(await stateOf(endpoint, 'team'), { state: 'accepted', reason: null });
  });
}

test('H13, H25: other bytes under the same key are never sent under a new one', async () => {
  await using endpoint = await startTestEndpoint();
  await endpoint.postAndSettle({ id: ID });
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

test('H02: if the provider asks for a second, the mail is sent a second later', async () => {
  await using endpoint = await startTestEndpoint();
  endpoint.resend.faults.push(aSecond);
  await endpoint.postAndSettle({ id: ID });
  assert.deepEqual(sent(endpoint), [`team/${ID}`, `visitor/${ID}`]);
  assert.deepEqual(endpoint.clock.waits, [1000]);
});

test('H02: if the provider asks for a second each time, the mail is tried three times, and then waits', async () => {
  await using endpoint = await startTestEndpoint();
  endpoint.resend.faults.push(aSecond, aSecond, aSecond);
  await endpoint.postAndSettle({ id: ID });
  assert.deepEqual(endpoint.clock.waits, [1000, 1000]);
  assert.deepEqual(sent(endpoint), [`visitor/${ID}`]);
  assertHas(await stateOf(endpoint, 'team'), { state: 'waiting', attempts: 1, seconds: 3 });
});

for (const [what, status, seconds, waits, next] of [
  ['five seconds gets them', 429, 5, [5000], 5],
  ['six seconds gets the next run', 429, 6, [], 6],
  ['a second, since it is down, gets the next run', 503, 1, [], 60],
] as const) {
  test(`H02, H05: a provider that asks for ${what}`, async () => {
    await using endpoint = await startTestEndpoint();
    const headers = { 'retry-after': `${seconds}` };
    endpoint.resend.faults.push(
      () => problem(status, 'any', headers),
      () => problem(429, 'any'),
    );
    await endpoint.postAndSettle({ id: ID });
    assert.deepEqual(endpoint.clock.waits, waits);
    if (waits.length === 0) assertHas(await stateOf(endpoint, 'team'), { seconds: next });
  });
}

test('H02: a mail whose wait would outlast its lease is left to the next run', async () => {
  await using endpoint = await startTestEndpoint();
  endpoint.resend.faults.push(() => {
    endpoint.clock.advance(TRY_UNTIL_MS - 1000);
    return problem(429, 'rate_limit_exceeded', { 'retry-after': '2' });
  });
  await endpoint.postAndSettle({ id: ID });
  assert.deepEqual(endpoint.clock.waits, []);
  assertHas(await stateOf(endpoint, 'team'), { state: 'waiting', attempts: 1 });
});

test('a mail is not tried when its lease is about to end, and the next run sends it', async () => {
  await using endpoint = await startTestEndpoint();
  endpoint.resend.faults.push(() => {
    endpoint.clock.advance(TRY_UNTIL_MS + 1);
    return Response.json({ id: 'team' });
  });
  await endpoint.postAndSettle({ id: ID });
  assert.deepEqual(endpoint.resend.tries, [`team/${ID}`]);
  endpoint.clock.advance(MINUTE_MS);
  await endpoint.wake();
  assert.deepEqual(endpoint.resend.tries, [`team/${ID}`, `visitor/${ID}`]);
});

test('H02: if the provider names a date, the mail waits until then, at most an hour; without a valid time, five seconds', async () => {
  for (const [retryAfter, seconds] of [
    ['Mon, 02 Jun 2025 13:44:00 GMT', 1800],
    ['Tue, 02 Jun 2026 13:14:00 GMT', 3600],
    ['soon', 5],
    ['0', 5],
    ['Mon, 02 Jun 2025 13:00:00 GMT', 5],
  ] as const) {
    /* oxlint-disable no-await-in-loop -- one endpoint after the other */
    await using endpoint = await startTestEndpoint();
    const headers = { 'retry-after': retryAfter };
    endpoint.resend.faults.push(() => problem(429, 'rate_limit_exceeded', headers));
    await endpoint.postAndSettle({ id: ID });
    assertHas(await stateOf(endpoint, 'team'), { state: 'waiting', seconds });
    /* oxlint-enable no-await-in-loop */
  }
});

test('H15: if the database cannot hold back the other mails, those that were refused still wait', async () => {
  await using endpoint = await startTestEndpoint();
  endpoint.dependencies.store.hold = () => Promise.reject(new StoreFault('timeout'));
  endpoint.resend.faults.push(() => problem(401, 'missing_api_key'));
  await endpoint.postAndSettle();
  const held = { state: 'waiting', reason: 'missing_api_key', seconds: 3600 };
  assertHas(await stateOf(endpoint, 'team'), held);
  assertHas(await stateOf(endpoint, 'visitor'), held);
  assert.ok(alerts(endpoint).includes('timeout'));
});

test('H27: what the provider writes in an error is in no log line', async () => {
  await using endpoint = await startTestEndpoint();
  endpoint.resend.faults.push(() => problem(500, `re_key ${visitor.email}`));
  await endpoint.postAndSettle();
  assert.doesNotMatch(JSON.stringify(endpoint.log), /secret|re_key|canary/);
});
