import { expect } from 'vitest';

import { expectAccepted } from '../harness/expectAnswer.ts';
import * as faults from '../harness/mailFaults.ts';
import { faulty } from './faultyProvider.ts';
import { hasAlert, mailsOf } from './mailStates.ts';
import type { MatrixCase } from './matrixCase.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const heldAnHour = { state: 'waiting', failures: 0, wait: HOUR };
const refusedKey = (id: string, status: number, name: string) =>
  faulty(
    id,
    `${status} ${name} holds everything for an hour, with an alert`,
    faults.refuse(status, name),
    { team: heldAnHour, visitor: heldAnHour, alert: name },
  );
const unknown = (status: number, name: string) =>
  faulty('H19', `${status} ${name} waits for hours, with an alert`, faults.refuse(status, name), {
    team: { state: 'waiting', failures: 1, wait: 6 * HOUR },
    visitor: { state: 'waiting', failures: 1, wait: 6 * HOUR },
    alert: name,
  });

/** Section H: the provider refuses the account, or one mail. */
export const refusalCases: readonly MatrixCase[] = [
  faulty(
    'H03',
    'a spent daily quota holds the team mail for an hour and drops the confirmation',
    faults.refuse(429, 'daily_quota_exceeded', { 'retry-after': '1' }),
    {
      team: heldAnHour,
      visitor: { state: 'skipped', reason: 'quota' },
      alert: 'daily_quota_exceeded',
    },
    'M1 T1 V0',
  ),
  faulty(
    'H04',
    'a spent monthly quota holds the team mail for six hours and drops the confirmation',
    faults.refuse(429, 'monthly_quota_exceeded'),
    {
      team: { state: 'waiting', failures: 0, wait: 6 * HOUR },
      visitor: { state: 'skipped', reason: 'quota' },
      alert: 'monthly_quota_exceeded',
    },
    'M1 T1 V0',
  ),
  refusedKey('H15', 401, 'missing_api_key'),
  refusedKey('H15', 401, 'restricted_api_key'),
  refusedKey('H15', 403, 'invalid_api_key'),
  refusedKey('H15', 403, 'suspended_api_key'),
  refusedKey('H16', 403, 'validation_error'),
  {
    id: 'H15',
    what: 'a refused key is not tried again and again',
    outcome: 'M3 T3 V3',
    run: async (harness) => {
      harness.provider.always = faults.refuse(401, 'restricted_api_key');
      for (let count = 1; count <= 3; count += 1) {
        /* oxlint-disable no-await-in-loop -- one after the other */
        expectAccepted(await harness.post());
        await harness.settled();
        for (let run = 0; run < 5; run += 1) await harness.wake();
        expect(harness.provider.tries).toHaveLength(count);
        /* oxlint-enable no-await-in-loop */
      }
    },
  },
  {
    id: 'H16',
    what: 'confirmations that are refused do not hold back team mails, and are not tried again and again',
    outcome: 'M13 T13 V13',
    run: async (harness) => {
      await harness.provider.setDown(true);
      for (let count = 0; count < 12; count += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expectAccepted(await harness.post());
      }
      await harness.settled();
      await harness.provider.setDown(false);
      harness.provider.always = faults.only('visitor', faults.refuse(403, 'validation_error'));
      await harness.advance(10 * MINUTE);
      expectAccepted(await harness.post());
      await harness.settled();
      harness.provider.tries.length = 0;
      await harness.wake();
      await harness.wake();
      const kinds = harness.provider.tries.map(({ key }) => key.split('/')[0]);
      expect(kinds.filter((kind) => kind === 'team')).toHaveLength(12);
      expect(kinds.filter((kind) => kind === 'visitor')).toHaveLength(1);
    },
  },
  {
    id: 'H17',
    what: 'an address that the provider refuses costs only the confirmation',
    outcome: 'M1 T1 V0',
    run: async (harness) => {
      harness.provider.always = faults.only('visitor', faults.refuse(422, 'validation_error'));
      expectAccepted(await harness.post());
      await harness.settled();
      expect(await mailsOf(harness)).toMatchObject([
        { state: 'accepted' },
        { state: 'failed', reason: 'invalid_recipient' },
      ]);
    },
  },
  {
    id: 'H18',
    what: 'a team mail that the provider refuses stays in the table, with an alert',
    outcome: 'M1 T0 V1',
    teamMayMiss: true,
    run: async (harness) => {
      harness.provider.always = faults.only('team', faults.refuse(422, 'validation_error'));
      expectAccepted(await harness.post());
      await harness.settled();
      expect(await mailsOf(harness)).toMatchObject([{ state: 'failed' }, { state: 'accepted' }]);
      expect(hasAlert(harness, 'validation_error')).toBe(true);
    },
  },
  unknown(451, 'security_error'),
  unknown(418, 'teapot'),
  unknown(404, 'not_found'),
  unknown(405, 'method_not_allowed'),
  {
    id: 'H26',
    what: 'without a key, messages are accepted, with an alert, and mails go out once there is one',
    outcome: 'M2 T2 V2',
    run: async (harness) => {
      await harness.restart({ RESEND_API_KEY: '' });
      expectAccepted(await harness.post());
      expectAccepted(await harness.post());
      await harness.settled();
      expect(hasAlert(harness, 'no_resend_api_key')).toBe(true);
      expect(harness.provider.tries).toEqual([]);
      await harness.restart();
    },
  },
  ...(
    [
      ['without a recipient', { TEAM_EMAIL: '' }, 'no_team_email'],
      ['without a sender', { MAIL_FROM: ' ' }, 'no_mail_from'],
      [
        'with a live key outside production',
        { RESEND_BASE_URL: 'https://api.resend.com' },
        'live_key_outside_production',
      ],
    ] as const
  ).map(([what, env, code]): MatrixCase => ({
    id: 'H26',
    what: `${what}, which is an alert at once, messages are accepted, and mails go out once that is fixed`,
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      await harness.restart(env);
      await harness.settled();
      expect(hasAlert(harness, code)).toBe(true);
      expectAccepted(await harness.post());
      await harness.settled();
      expect(harness.provider.tries).toEqual([]);
      await harness.restart();
    },
  })),
  {
    id: 'H27',
    what: 'what a provider writes into the name of an error does not become a log line',
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      harness.provider.next.push(
        faults.refuse(500, 'canary@example.org re_canary\n{"level":"info"}'),
        faults.refuse(500, `canary_${'x'.repeat(100)}`),
      );
      expectAccepted(await harness.post());
    },
  },
];
