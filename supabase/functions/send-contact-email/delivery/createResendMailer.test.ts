import assert from 'node:assert/strict';

import { assertHas } from '../testing/assertHas.ts';
import { test } from '../testing/defineTest.ts';
import { sent, stateOf } from '../testing/mailState.ts';
import { startTestEndpoint } from '../testing/testEndpoint.ts';
import { timeouts } from '../timeouts.ts';
import { createResendMailer } from './createResendMailer.ts';

const MINUTE_MS = 60_000;
const ID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

test('H06: a request that is given up is aborted, and keeps no connection open until the provider closes it', async () => {
  await using endpoint = await startTestEndpoint();
  const { deadline } = endpoint.clock;
  endpoint.clock.deadline = (ms) =>
    ms === timeouts.mailRequest ? AbortSignal.timeout(50) : deadline(ms);
  const { fetch } = globalThis;
  const signals: (AbortSignal | undefined)[] = [];
  globalThis.fetch = (_, init: unknown) => {
    signals.push((init as { signal?: AbortSignal }).signal);
    return new Promise(() => {});
  };
  await endpoint.postAndSettle({ id: ID });
  globalThis.fetch = fetch;
  assert.deepEqual(
    signals.map((signal) => signal?.aborted),
    [true, true],
  );
});

test("H25: a mail that waits while the sender and the team's address change is sent as it was written", async () => {
  await using endpoint = await startTestEndpoint();
  const { config, clock, mailer } = endpoint.dependencies;
  // The provider accepted it, but the answer was lost.
  await endpoint.postAndSettle({ id: ID });
  await endpoint.database.sql`update contact.mails set state = 'waiting' where kind = 'team'`;
  const moved = { mailFrom: 'New <new@mail.site.test>', teamEmail: 'new@mail.site.test' };
  mailer.send = createResendMailer({ ...config, ...moved }, clock).send;
  endpoint.clock.advance(MINUTE_MS);
  await endpoint.wake();
  const [mail] = await endpoint.database.sql`select reason from contact.mails where kind = 'team'`;
  assert.equal(mail?.reason, null);
  assert.deepEqual(sent(endpoint), [`team/${ID}`, `visitor/${ID}`]);
});

test('H26: a mail written before the settings had a sender and a team address is sent with both', async () => {
  const unset = { mailFrom: undefined, teamEmail: undefined };
  await using endpoint = await startTestEndpoint({ ...unset, mailProblems: ['no_team_email'] });
  const { config, clock, mailer } = endpoint.dependencies;
  await endpoint.postAndSettle({ id: ID });
  const set = { mailFrom: 'Site <site@mail.site.test>', teamEmail: 'team@mail.site.test' };
  mailer.send = createResendMailer({ ...config, ...set, mailProblems: [] }, clock).send;
  endpoint.clock.advance(60 * MINUTE_MS);
  await endpoint.wake();
  const [mail] = endpoint.resend.mails;
  assert.deepEqual([mail?.key, mail?.from, mail?.to], [`team/${ID}`, set.mailFrom, set.teamEmail]);
});

test("H08: if nobody answers at the provider's address, the mail waits for the network", async () => {
  await using endpoint = await startTestEndpoint({ resendBaseUrl: 'http://127.0.0.1:9' });
  await endpoint.postAndSettle();
  assertHas(await stateOf(endpoint, 'team'), { state: 'waiting', reason: 'network', seconds: 60 });
});

test('H01: a mail whose id from the provider contains a NUL is sent once, and kept with the rest of that id', async () => {
  await using endpoint = await startTestEndpoint();
  endpoint.resend.faults.push(() => Response.json({ id: 'mail\0one' }));
  await endpoint.postAndSettle({ id: ID });
  endpoint.clock.advance(24 * 60 * MINUTE_MS);
  await endpoint.wake();
  const [mail] = await endpoint.database
    .sql`select state, provider_id from contact.mails where kind = 'team'`;
  assert.deepEqual({ ...mail }, { state: 'accepted', provider_id: 'mailone' });
});

for (const [name, expected] of [
  ['rate_limit_exceeded', { state: 'waiting', seconds: 5 }],
  ['validation_error', { state: 'failed' }],
  ['missing_api_key', { state: 'waiting', seconds: 3600 }],
  ['restricted_api_key', { state: 'waiting', seconds: 3600 }],
  ['invalid_api_key', { state: 'waiting', seconds: 3600 }],
  ['concurrent_idempotent_requests', { state: 'waiting', seconds: 30 }],
  ['invalid_idempotent_request', { state: 'accepted', reason: 'invalid_idempotent_request' }],
] as const) {
  test(`${name} is recognized even if the body of the answer has no status`, async () => {
    await using endpoint = await startTestEndpoint();
    endpoint.resend.faults.push(
      ...[1, 2].map(() => () => Response.json({ name }, { status: 400 })),
    );
    await endpoint.postAndSettle({ id: ID });
    assertHas(await stateOf(endpoint, 'team'), expected);
  });
}
