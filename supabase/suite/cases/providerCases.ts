import { expect } from 'vitest';

import { expectAccepted } from '../harness/expectAnswer.ts';
import * as faults from '../harness/mailFaults.ts';
import { answer, type Fault, refusal } from '../harness/startMailProvider.ts';
import { faulty } from './faultyProvider.ts';
import { mailsOf } from './mailStates.ts';
import type { MatrixCase } from './matrixCase.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const retried = { state: 'waiting', failures: 1, wait: MINUTE };
const transient = (id: string, what: string, fault: Fault) =>
  faulty(id, `${what} is tried again after a minute`, fault, { team: retried, visitor: retried });
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
/** Section H, one fault each. */
export const providerCases: readonly MatrixCase[] = [
  {
    id: 'H01',
    what: 'an accepted mail is recorded with the id from the provider',
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      const ids: unknown[] = [];
      harness.provider.always = ({ response, take }) => {
        const { body } = take();
        ids.push((body as { id: string }).id);
        answer(response, 200, body);
      };
      expectAccepted(await harness.post());
      await harness.settled();
      const mails = await mailsOf(harness);
      expect(mails.map(({ state }) => state)).toEqual(['accepted', 'accepted']);
      expect(mails.map(({ provider_id }) => provider_id)).toEqual(ids);
    },
  },
  {
    id: 'H02',
    what: '429 with a short wait is waited out in place',
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      const moment = faults.refuse(429, 'rate_limit_exceeded', { 'retry-after': '1' });
      harness.provider.next.push(moment, moment);
      expectAccepted(await harness.post());
      await harness.settled();
      expect((await mailsOf(harness)).map(({ state }) => state)).toEqual(['accepted', 'accepted']);
    },
  },
  throttled('60', '60', MINUTE),
  throttled('missing', undefined, 5 * SECOND),
  throttled('0', '0', 5 * SECOND),
  throttled('-1', '-1', 5 * SECOND),
  throttled('"soon"', 'soon', 5 * SECOND),
  throttled('a century', '3153600000', HOUR),
  throttled('infinite', '1e999', HOUR),
  transient('H05', '500 in JSON', faults.refuse(500, 'application_error')),
  transient('H05', '500 in HTML', faults.html(500)),
  transient('H05', '502 in HTML', faults.html(502)),
  transient('H05', '503 in JSON', faults.refuse(503, 'service_unavailable')),
  transient('H05', '504 without a body', ({ response }) => void response.writeHead(504).end()),
  {
    id: 'H06',
    what: 'a provider that hangs is given up on after ten seconds, and asked again under the same key',
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      await harness.setTimeouts({ mailRequest: 500 });
      harness.provider.always = faults.hang;
      expectAccepted(await harness.post());
      await harness.settled();
      const [team, visitor] = await mailsOf(harness);
      expect(team).toMatchObject({ ...retried, reason: 'timeout' });
      expect(visitor).toMatchObject({ ...retried, reason: 'timeout' });
    },
  },
  {
    id: 'H07',
    what: 'a provider that takes nine seconds is waited for',
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      harness.provider.next.push(faults.slow(9_000));
      expectAccepted(await harness.post());
      await harness.settled();
      const mails = await mailsOf(harness);
      expect(mails.map(({ state, attempts }) => [state, attempts])).toEqual([
        ['accepted', 1],
        ['accepted', 1],
      ]);
    },
  },
  {
    id: 'H08',
    what: 'a provider that refuses connections is asked again',
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      await harness.provider.setDown(true);
      expectAccepted(await harness.post());
      await harness.settled();
      expect(await mailsOf(harness)).toMatchObject([retried, retried]);
    },
  },
  {
    id: 'H08',
    what: 'a provider whose name cannot be resolved is asked again',
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      await harness.restart({ RESEND_BASE_URL: 'http://nobody.invalid' });
      expectAccepted(await harness.post());
      await harness.settled();
      expect(await mailsOf(harness)).toMatchObject([retried, retried]);
      await harness.restart();
    },
  },
  transient('H09', 'a connection that breaks after the mail was taken', faults.resetAfterTaking),
  transient('H09', 'a connection that breaks before that', faults.resetBeforeTaking),
  transient('H10', 'an answer that breaks off', faults.truncateAfterTaking),
  {
    id: 'H10',
    what: 'a provider that takes the mail and hangs is asked again, and gets one mail',
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      await harness.setTimeouts({ mailRequest: 500 });
      harness.provider.always = faults.hangAfterTaking;
      expectAccepted(await harness.post());
      await harness.settled();
      expect(await mailsOf(harness)).toMatchObject([retried, retried]);
    },
  },
  {
    id: 'H10',
    what: 'a provider whose answer never ends is given up on after ten seconds',
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      await harness.setTimeouts({ mailRequest: 500 });
      harness.provider.always = ({ response, take }) => {
        take();
        response.writeHead(200, { 'content-type': 'application/json' });
        const drip = setInterval(() => response.write(' '), 20);
        response.once('close', () => clearInterval(drip));
      };
      expectAccepted(await harness.post());
      await harness.settled();
      expect(await mailsOf(harness)).toMatchObject([retried, retried]);
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
    '409 for different bytes under the key means that the mail is there, with an alert',
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
  ...[307, 308, 302, 301].map((status) =>
    transient('H20', `a redirect with ${status}`, faults.redirect(status, '/stolen')),
  ),
];
