import { expect } from 'vitest';

import type { World } from '../world/createWorld.ts';
import { expectAccepted } from '../world/expectAnswer.ts';
import type { StoredMail } from '../world/freshDatabase.ts';
import * as faults from '../world/mailFaults.ts';
import type { Fault } from '../world/startMailProvider.ts';
import { answer, refusal } from '../world/startMailProvider.ts';
import type { MatrixCase } from './matrixCase.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Both mails of the only message, the team's first, with the wait until the next try. */
export async function mailsOf(world: World) {
  const waits = ({ next_at }: StoredMail) => Number(next_at) - world.now();
  return (await world.database.mails()).map((mail) => ({
    ...mail,
    wait: mail.state === 'waiting' ? waits(mail) : undefined,
  }));
}

export const hasAlert = (world: World, code: string) =>
  world.log.some((line) => line.includes('"alert"') && line.includes(`"${code}"`));

/** The first try of both mails meets a fault; afterwards the provider is well again. */
const faulty = (
  id: string,
  what: string,
  fault: Fault,
  after: { readonly team: object; readonly visitor: object; readonly alert?: string },
  store = 'M1 T1 V1',
): MatrixCase => ({
  id,
  what,
  store,
  run: async (world) => {
    world.provider.always = fault;
    expectAccepted(await world.post());
    await world.settled();
    const [team, visitor] = await mailsOf(world);
    expect(team).toMatchObject({ lease_until: null, ...after.team });
    expect(visitor).toMatchObject({ lease_until: null, ...after.visitor });
    if (after.alert !== undefined) expect(hasAlert(world, after.alert)).toBe(true);
  },
});

const retried = { state: 'waiting', failures: 1, wait: MINUTE };
const transient = (id: string, what: string, fault: Fault) =>
  faulty(id, `${what} is tried again after a minute`, fault, { team: retried, visitor: retried });
const heldAnHour = { state: 'waiting', failures: 0, wait: HOUR };
const refusedKey = (id: string, status: number, name: string) =>
  faulty(
    id,
    `${status} ${name} holds everything for an hour, with an alert`,
    faults.refuse(status, name),
    { team: heldAnHour, visitor: heldAnHour, alert: name },
  );
const throttled = (what: string, header: string | undefined, wait: number) =>
  faulty(
    'H02',
    `429 with retry-after ${what} is not held against a mail`,
    faults.refuse(
      429,
      'rate_limit_exceeded',
      header === undefined ? {} : { 'retry-after': header },
    ),
    { team: { state: 'waiting', failures: 0, wait }, visitor: { state: 'waiting', failures: 0 } },
  );
const unknown = (status: number, name: string) =>
  faulty('H19', `${status} ${name} waits for hours, with an alert`, faults.refuse(status, name), {
    team: { state: 'waiting', failures: 1, wait: 6 * HOUR },
    visitor: { state: 'waiting', failures: 1, wait: 6 * HOUR },
    alert: name,
  });

/** Section H, one fault each. */
export const providerCases: readonly MatrixCase[] = [
  {
    id: 'H01',
    what: 'an accepted mail is written down with the id of the provider',
    store: 'M1 T1 V1',
    run: async (world) => {
      const ids: unknown[] = [];
      world.provider.always = ({ response, take }) => {
        const { body } = take();
        ids.push((body as { id: string }).id);
        answer(response, 200, body);
      };
      expectAccepted(await world.post());
      await world.settled();
      const mails = await mailsOf(world);
      expect(mails.map(({ state }) => state)).toEqual(['accepted', 'accepted']);
      expect(mails.map(({ provider_id }) => provider_id)).toEqual(ids);
    },
  },
  {
    id: 'H02',
    what: '429 with a moment to wait is waited for in place',
    store: 'M1 T1 V1',
    run: async (world) => {
      const moment = faults.refuse(429, 'rate_limit_exceeded', { 'retry-after': '1' });
      world.provider.next.push(moment, moment);
      expectAccepted(await world.post());
      await world.settled();
      expect((await mailsOf(world)).map(({ state }) => state)).toEqual(['accepted', 'accepted']);
    },
  },
  throttled('60', '60', MINUTE),
  throttled('missing', undefined, 5 * SECOND),
  throttled('0', '0', 5 * SECOND),
  throttled('-1', '-1', 5 * SECOND),
  throttled('"soon"', 'soon', 5 * SECOND),
  throttled('a century', '3153600000', HOUR),
  throttled('infinite', '1e999', HOUR),
  faulty(
    'H03',
    'a spent day holds the team mail for an hour and gives the confirmation up',
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
    'a spent month holds the team mail for six hours and gives the confirmation up',
    faults.refuse(429, 'monthly_quota_exceeded'),
    {
      team: { state: 'waiting', failures: 0, wait: 6 * HOUR },
      visitor: { state: 'skipped', reason: 'quota' },
      alert: 'monthly_quota_exceeded',
    },
    'M1 T1 V0',
  ),
  transient('H05', '500 in JSON', faults.refuse(500, 'application_error')),
  transient('H05', '500 in HTML', faults.html(500)),
  transient('H05', '502 in HTML', faults.html(502)),
  transient('H05', '503 in JSON', faults.refuse(503, 'service_unavailable')),
  transient('H05', '504 without a body', ({ response }) => void response.writeHead(504).end()),
  {
    id: 'H06',
    what: 'a provider that hangs is left after ten seconds, and asked again under the same key',
    store: 'M1 T1 V1',
    run: async (world) => {
      await world.hurry({ haste: 20, hasteFrom: 5_000 });
      world.provider.always = faults.hang;
      expectAccepted(await world.post());
      await world.settled();
      const [team, visitor] = await mailsOf(world);
      expect(team).toMatchObject({ ...retried, reason: 'timeout' });
      expect(visitor).toMatchObject({ ...retried, reason: 'timeout' });
    },
  },
  {
    id: 'H07',
    what: 'a provider that takes nine seconds is waited for',
    store: 'M1 T1 V1',
    run: async (world) => {
      world.provider.next.push(faults.slow(9_000));
      expectAccepted(await world.post());
      await world.settled();
      const mails = await mailsOf(world);
      expect(mails.map(({ state, attempts }) => [state, attempts])).toEqual([
        ['accepted', 1],
        ['accepted', 1],
      ]);
    },
  },
  {
    id: 'H08',
    what: 'a provider that refuses connections is asked again',
    store: 'M1 T1 V1',
    run: async (world) => {
      await world.provider.setDown(true);
      expectAccepted(await world.post());
      await world.settled();
      expect(await mailsOf(world)).toMatchObject([retried, retried]);
    },
  },
  {
    id: 'H08',
    what: 'a provider whose name nobody knows is asked again',
    store: 'M1 T1 V1',
    run: async (world) => {
      await world.restart({ RESEND_BASE_URL: 'http://nobody.invalid' });
      expectAccepted(await world.post());
      await world.settled();
      expect(await mailsOf(world)).toMatchObject([retried, retried]);
      await world.restart();
    },
  },
  transient('H09', 'a connection that breaks after the mail was taken', faults.resetAfterTaking),
  transient('H09', 'a connection that breaks before that', faults.resetBeforeTaking),
  transient('H10', 'an answer that breaks off', faults.truncateAfterTaking),
  {
    id: 'H10',
    what: 'a provider that takes the mail and hangs is asked again, and has one mail',
    store: 'M1 T1 V1',
    run: async (world) => {
      await world.hurry({ haste: 20, hasteFrom: 5_000 });
      world.provider.always = faults.hangAfterTaking;
      expectAccepted(await world.post());
      await world.settled();
      expect(await mailsOf(world)).toMatchObject([retried, retried]);
    },
  },
  {
    id: 'H10',
    what: 'a provider whose answer never ends is left after ten seconds',
    store: 'M1 T1 V1',
    run: async (world) => {
      await world.hurry({ haste: 20, hasteFrom: 5_000 });
      world.provider.always = ({ response, take }) => {
        take();
        response.writeHead(200, { 'content-type': 'application/json' });
        const drip = setInterval(() => response.write(' '), 20);
        response.once('close', () => clearInterval(drip));
      };
      expectAccepted(await world.post());
      await world.settled();
      expect(await mailsOf(world)).toMatchObject([retried, retried]);
    },
  },
  ...['{}', '{"id":""}', '{"id":null}', '{"id":7}', 'null', '[]', '"x"', '', '<html>ok</html>'].map(
    (body) => transient('H11', `200 with ${JSON.stringify(body)}`, faults.takeWithoutId(body)),
  ),
  transient('H11', '204', ({ response, take }) => {
    take();
    response.writeHead(204).end();
  }),
  faulty(
    'H12',
    '409 for two tries at once is tried again after 30 seconds',
    faults.refuse(409, 'concurrent_idempotent_requests'),
    {
      team: { state: 'waiting', failures: 0, wait: 30 * SECOND },
      visitor: { state: 'waiting', failures: 0, wait: 30 * SECOND },
    },
  ),
  faulty(
    'H13',
    '409 for other bytes under the key means that the mail is there, with an alert',
    ({ response, take }) => {
      take();
      answer(response, 409, refusal(409, 'invalid_idempotent_request'));
    },
    {
      team: { state: 'accepted', provider_id: null },
      visitor: { state: 'accepted', provider_id: null },
      alert: 'invalid_idempotent_request',
    },
  ),
  refusedKey('H15', 401, 'missing_api_key'),
  refusedKey('H15', 401, 'restricted_api_key'),
  refusedKey('H15', 403, 'invalid_api_key'),
  refusedKey('H15', 403, 'suspended_api_key'),
  refusedKey('H16', 403, 'validation_error'),
  {
    id: 'H15',
    what: 'a refused key is not tried again and again',
    store: 'M3 T3 V3',
    run: async (world) => {
      world.provider.always = faults.refuse(401, 'restricted_api_key');
      for (let count = 1; count <= 3; count += 1) {
        /* oxlint-disable no-await-in-loop -- one after the other */
        expectAccepted(await world.post());
        await world.settled();
        for (let run = 0; run < 5; run += 1) await world.wake();
        expect(world.provider.tries).toHaveLength(count);
        /* oxlint-enable no-await-in-loop */
      }
    },
  },
  {
    id: 'H17',
    what: 'an address that the provider refuses costs the confirmation alone',
    store: 'M1 T1 V0',
    run: async (world) => {
      world.provider.always = faults.only('visitor', faults.refuse(422, 'validation_error'));
      expectAccepted(await world.post());
      await world.settled();
      expect(await mailsOf(world)).toMatchObject([
        { state: 'accepted' },
        { state: 'failed', reason: 'invalid_recipient' },
      ]);
    },
  },
  {
    id: 'H18',
    what: 'a team mail that the provider refuses stays in the table, with an alert',
    store: 'M1 T0 V1',
    teamMayMiss: true,
    run: async (world) => {
      world.provider.always = faults.only('team', faults.refuse(422, 'validation_error'));
      expectAccepted(await world.post());
      await world.settled();
      expect(await mailsOf(world)).toMatchObject([{ state: 'failed' }, { state: 'accepted' }]);
      expect(hasAlert(world, 'validation_error')).toBe(true);
    },
  },
  unknown(451, 'security_error'),
  unknown(418, 'teapot'),
  unknown(404, 'not_found'),
  unknown(405, 'method_not_allowed'),
  ...[307, 308, 302, 301].map((status) =>
    transient('H20', `a redirect with ${status}`, faults.redirect(status, '/stolen')),
  ),
  {
    id: 'H26',
    what: 'without a key messages are taken, with an alert, and mails go once there is one',
    store: 'M2 T2 V2',
    run: async (world) => {
      await world.restart({ RESEND_API_KEY: '' });
      expectAccepted(await world.post());
      expectAccepted(await world.post());
      await world.settled();
      expect(hasAlert(world, 'no_resend_api_key')).toBe(true);
      expect(world.provider.tries).toEqual([]);
      await world.restart();
    },
  },
  ...[
    ['without a recipient', { TEAM_EMAIL: '' }, 'no_team_email'],
    ['without a sender', { MAIL_FROM: ' ' }, 'no_mail_from'],
    [
      'with a live key outside production',
      { RESEND_BASE_URL: 'https://api.resend.com' },
      'live_key_outside_production',
    ],
  ].map(([what, env, code]): MatrixCase => ({
    id: 'H26',
    what: `${what as string} messages are taken, and mails go once that is set`,
    store: 'M1 T1 V1',
    run: async (world) => {
      await world.restart(env as Record<string, string>);
      expectAccepted(await world.post());
      await world.settled();
      expect(hasAlert(world, code as string)).toBe(true);
      expect(world.provider.tries).toEqual([]);
      await world.restart();
    },
  })),
  {
    id: 'H27',
    what: 'what a provider writes into the name of an error is no line of the log',
    store: 'M1 T1 V1',
    run: async (world) => {
      world.provider.next.push(
        faults.refuse(500, 'canary@example.org re_canary\n{"level":"info"}'),
        faults.refuse(500, `canary_${'x'.repeat(100)}`),
      );
      expectAccepted(await world.post());
    },
  },
];
