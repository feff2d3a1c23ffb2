import assert from 'node:assert/strict';

import { test } from '../testing/defineTest.ts';
import { problem } from '../testing/fakeResend.ts';
import { startTestEndpoint } from '../testing/testEndpoint.ts';
import { mayHaveGone, settlementOf } from './retryRules.ts';

const HOUR_MS = 3_600_000;
const down = { ok: false, status: 503, code: 'service_unavailable' } as const;

test("H05, J13: the team's mail is retried at growing intervals for 72 hours, and then once a day", () => {
  const now = new Date('2025-06-02T13:14:00Z');
  const settlements = Array.from({ length: 11 }, (_, failures) =>
    settlementOf(down, 'team', failures, now),
  );
  assert.deepEqual(
    settlements.map(({ nextAt }) => (Number(nextAt) - now.getTime()) / HOUR_MS),
    [1 / 60, 5 / 60, 15 / 60, 1, 3, 6, 12, 24, 26, 24, 24],
  );
  assert.deepEqual(
    settlements.map(({ state, alert }) => `${state} ${alert}`),
    [...Array<string>(9).fill('waiting false'), 'parked true', 'parked true'],
  );
});

test('a mail that has failed nine times and is then only asked to wait is not parked', () => {
  const throttled = { ok: false, status: 429, code: 'rate_limit_exceeded' } as const;
  assert.equal(settlementOf(throttled, 'team', 9, new Date()).state, 'waiting');
});

test('H03: a confirmation skipped because of a spent quota is an alert', () => {
  const spent = { ok: false, status: 429, code: 'daily_quota_exceeded' } as const;
  const left = { state: 'skipped', reason: 'quota', counts: false, alert: true };
  assert.deepEqual(settlementOf(spent, 'visitor', 0, new Date()), left);
});

test('a mail may have been sent if a gateway answers instead of the provider, but not if the provider itself refuses it', () => {
  const gone = [409, 422, 429, 500, 502, 503, 504].filter((status) =>
    mayHaveGone({ ok: false, status, code: 'application_error' }),
  );
  assert.deepEqual(gone, [409, 502, 504]);
});

test('H17: if an address takes no confirmation, nobody has to act', () => {
  const refused = { ok: false, status: 422, code: 'validation_error' } as const;
  const failed = { state: 'failed', reason: 'invalid_recipient', counts: true, alert: false };
  assert.deepEqual(settlementOf(refused, 'visitor', 0, new Date()), failed);
});

test('J13: a result that says nothing about the mail itself brings it no closer to being parked', async () => {
  for (const [status, name, failures] of [
    [401, 'missing_api_key', 0],
    [409, 'concurrent_idempotent_requests', 0],
    [429, 'rate_limit_exceeded', 0],
    [429, 'daily_quota_exceeded', 0],
    [500, 'application_error', 1],
    [403, 'application_error', 1],
    [418, 'i_am_a_teapot', 1],
  ] as const) {
    /* oxlint-disable no-await-in-loop -- one endpoint after the other */
    await using endpoint = await startTestEndpoint();
    endpoint.resend.faults.push(() => problem(status, name));
    await endpoint.postAndSettle();
    const [mail] = await endpoint.database.sql`
      select failures from contact.mails where kind = 'team'`;
    assert.equal(mail?.failures, failures, name);
    /* oxlint-enable no-await-in-loop */
  }
});
