import assert from 'node:assert/strict';

import { assertHas } from '../testing/assertHas.ts';
import { test } from '../testing/defineTest.ts';
import { problem } from '../testing/fakeResend.ts';
import { alerts, sent, stateOf } from '../testing/mailState.ts';
import { startTestEndpoint } from '../testing/testEndpoint.ts';

const MINUTE_MS = 60_000;
const ID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const refuseForGood = () => problem(422, 'validation_error');
const down = () => problem(503, 'service_unavailable');

test("E14, H17: an address that the provider refuses costs the confirmation, not the team's mail", async () => {
  await using endpoint = await startTestEndpoint();
  endpoint.resend.faults.push(
    () => Response.json({ id: 'team' }),
    () => problem(422, 'validation_error'),
  );
  await endpoint.postAndSettle({ email: 'me@example.com' });
  assertHas(await stateOf(endpoint, 'team'), { state: 'accepted' });
  assertHas(await stateOf(endpoint, 'visitor'), { state: 'failed', reason: 'invalid_recipient' });
});

test("H17: if the provider refuses the visitor's address for replies, the team still gets the mail", async () => {
  await using endpoint = await startTestEndpoint();
  endpoint.resend.faults.push(refuseForGood);
  await endpoint.postAndSettle({ id: ID, email: 'ana@xn--99999999.com' });
  assertHas(await stateOf(endpoint, 'team'), { state: 'accepted', attempts: 1 });
  const [mail] = endpoint.resend.mails;
  assert.deepEqual([mail?.key, mail?.reply_to], [`team/${ID}/no-reply-to`, undefined]);
  assert.match(String(mail?.text), /ana@xn--99999999\.com/);
});

test('H18: a team mail that is refused for good is an alert, and the message stays', async () => {
  await using endpoint = await startTestEndpoint();
  endpoint.resend.faults.push(() => problem(400, 'validation_error'), refuseForGood);
  await endpoint.postAndSettle();
  assertHas(await stateOf(endpoint, 'team'), { state: 'failed', reason: 'validation_error' });
  assert.ok(alerts(endpoint).includes('validation_error'));
});

test("H17, H18: if the team's mail is refused for good as well, the visitor's address is hardly the reason, so the confirmation waits for a correction", async () => {
  await using endpoint = await startTestEndpoint();
  endpoint.resend.faults.push(refuseForGood, refuseForGood, refuseForGood);
  await endpoint.postAndSettle({ id: ID });
  assertHas(await stateOf(endpoint, 'team'), { state: 'failed', reason: 'validation_error' });
  assertHas(await stateOf(endpoint, 'visitor'), {
    state: 'waiting',
    reason: 'validation_error',
    seconds: 24 * 3600,
  });
  assert.deepEqual(alerts(endpoint), ['validation_error']);
  // The next mail that is accepted shows that it was corrected.
  endpoint.clock.advance(6 * MINUTE_MS);
  await endpoint.postAndSettle(
    { email: 'other@example.org' },
    { 'cf-connecting-ip': '198.51.100.1' },
  );
  await endpoint.wake();
  assert.ok(sent(endpoint).includes(`visitor/${ID}`));
});

test("H17, H18: the confirmations also wait if a run takes them after the team's mails were refused", async () => {
  await using endpoint = await startTestEndpoint();
  for (const number of [1, 2, 3, 4, 5]) {
    endpoint.resend.faults.push(down, down);
    // oxlint-disable-next-line no-await-in-loop -- in a row
    await endpoint.postAndSettle(
      { email: `canary${number}@example.org` },
      { 'cf-connecting-ip': `198.51.100.${number}` },
    );
  }
  endpoint.clock.advance(6 * MINUTE_MS);
  // A run takes eight at a time: the team's five and three confirmations, then the other two.
  endpoint.resend.faults.push(...Array.from({ length: 20 }, () => refuseForGood));
  await endpoint.wake();
  const rows = await endpoint.database.sql`
    select kind, state, count(*)::int from contact.mails group by kind, state order by kind`;
  assert.deepEqual(
    rows.map((row) => ({ ...row })),
    [
      { kind: 'team', state: 'failed', count: 5 },
      { kind: 'visitor', state: 'waiting', count: 5 },
    ],
  );
});
