import { expect } from 'vitest';

import type { Harness } from '../harness/createHarness.ts';
import { expectAccepted } from '../harness/expectAnswer.ts';
import * as faults from '../harness/mailFaults.ts';
import { isDue } from '../harness/recover.ts';
import type { Try } from '../harness/startMailProvider.ts';
import { newVisitor } from '../harness/visitor.ts';
import { hasAlert } from './mailStates.ts';
import type { MatrixCase } from './matrixCase.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/* oxlint-disable no-await-in-loop -- an outage happens step by step */
/** Until `end`, wakes the function whenever a mail is due, but at most once every `pauseMs`. */
async function sitOut(harness: Harness, end: number, pauseMs = 0): Promise<void> {
  for (;;) {
    const due = (await harness.database.mails())
      .filter(isDue)
      .map(({ next_at, lease_until }) => Math.max(Number(next_at), Number(lease_until ?? 0)));
    const next = Math.max(Math.min(...due), harness.now() + pauseMs);
    if (next > end) break;
    await harness.advance(Math.max(0, next - 10 * SECOND - harness.now()));
    await harness.wake();
  }
  await harness.advance(Math.max(0, end - harness.now()));
}

const WAITING_MAILS = 500;
/** As many waiting team mails as an outage in a busy week leaves, copied from one of them. */
const fillUp = (harness: Harness) => harness.database.sql`
  with copies as (
    select n, gen_random_uuid() as id from generate_series(2, ${WAITING_MAILS}) n),
  added as (
    insert into contact.messages
      select c.id, payload_hash, name, email, message, type, language, suspicions, address_hash,
        recipient_key, received_at, expires_at
      from contact.messages m, copies c returning id)
  insert into contact.mails (message_id, kind, state, attempts, failures, last_tried_at, next_at, mail)
    select c.id, kind, 'waiting', attempts, failures, last_tried_at, next_at,
      jsonb_set(mail, '{tags,1,value}', to_jsonb('MSG-' || lpad(c.n::text, 6, '0')))
    from contact.mails, copies c, (select count(*) from added) a where kind = 'team'`;

/** Section H: outages that last. */
export const outageCases: readonly MatrixCase[] = [
  {
    id: 'H05',
    what: 'tries come after 1, 5 and 15 minutes, 1, 3, 6 and 12 hours',
    outcome: 'M1 T1 V0',
    run: async (harness) => {
      harness.provider.always = faults.refuse(500, 'application_error');
      const begin = harness.now();
      expectAccepted(await harness.post());
      await harness.settled();
      await sitOut(harness, begin + 23 * HOUR);
      const times = harness.provider.tries
        .filter(({ key }) => key.startsWith('team/'))
        .map(({ at }) => at);
      const waits = times.map((at, index) => at - (times[index - 1] ?? begin));
      // The schedule calls every ten seconds, so a try may be that late.
      const schedule = [0, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR];
      expect(waits.map((wait) => Math.floor(wait / MINUTE) * MINUTE)).toEqual(schedule);
    },
  },
  ...(
    [
      ['answers 500', faults.refuse(500, 'application_error'), 0],
      ['breaks every connection', faults.resetBeforeTaking, 0],
      ['spends its quota', faults.refuse(429, 'daily_quota_exceeded'), 7 * HOUR],
      ['refuses the key', faults.refuse(403, 'invalid_api_key'), 7 * HOUR],
      ['throttles', faults.refuse(429, 'rate_limit_exceeded', { 'retry-after': '99' }), 7 * HOUR],
    ] as const
  ).map(([what, fault, pause]): MatrixCase => ({
    id: 'H23',
    what: `a provider that ${what} for 72 hours loses no team mail, and sends no late confirmation`,
    outcome: 'M2 T2 V0',
    run: async (harness) => {
      harness.provider.always = fault;
      const end = harness.now() + 72 * HOUR;
      expectAccepted(await harness.post());
      await harness.settled();
      await harness.advance(MINUTE);
      expectAccepted(await harness.post());
      await harness.settled();
      await sitOut(harness, end, pause);
      expect(harness.provider.sent).toEqual([]);
      harness.provider.always = undefined;
      await sitOut(harness, end + HOUR);
      expect(harness.provider.sent).toHaveLength(2);
    },
  })),
  {
    id: 'H24',
    what: `${WAITING_MAILS} waiting mails are sent within five minutes of the provider coming back, at most two a second`,
    outcome: `M${WAITING_MAILS} T${WAITING_MAILS} V1`,
    run: async (harness) => {
      harness.provider.always = faults.refuse(503, 'service_unavailable');
      expectAccepted(await harness.post());
      await harness.settled();
      await fillUp(harness);
      // Each try takes 200 ms of the function's clock.
      harness.provider.always = async () => {
        await harness.jump(200);
        return false as const;
      };
      await harness.advance(MINUTE - 10 * SECOND);
      const begin = harness.now() + 10 * SECOND;
      for (let minute = 1; minute <= 5; minute += 1) {
        await harness.wake();
        await harness.advance(Math.max(0, begin + minute * MINUTE - 10 * SECOND - harness.now()));
      }
      const left = (await harness.database.mails()).filter(({ state }) => state === 'waiting');
      expect(left).toHaveLength(0);
      const times = harness.log
        .filter((line) => line.includes('"mail"') && line.includes('"accepted"'))
        .map((line) => Date.parse((JSON.parse(line) as { at: string }).at))
        .toSorted((a, b) => a - b);
      const tooFast = times.filter((at, index) => at - (times[index - 2] ?? 0) < SECOND);
      expect(tooFast).toEqual([]);
    },
  },
  {
    id: 'H25, J14',
    what: 'a new release between two tries sends the same bytes under the same key',
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      harness.provider.always = faults.refuse(500, 'application_error');
      expectAccepted(await harness.post());
      await harness.settled();
      await harness.restart({
        MAIL_FROM: 'Otra <otra@mail.site.test>',
        SITE_URL: 'https://other.test',
      });
      harness.provider.always = undefined;
      await harness.advance(MINUTE);
      await harness.wake();
      const bodies = Map.groupBy(harness.provider.tries, ({ key }) => key);
      expect([...bodies.values()].map((tries) => tries.length)).toEqual([2, 2]);
      for (const [first, second] of bodies.values()) expect(second?.body).toBe(first?.body);
    },
  },
  {
    id: 'J13',
    what: 'a mail that always fails is set aside after ten tries, and others still go out',
    outcome: 'M2 T2 V1',
    run: async (harness) => {
      const { email } = newVisitor();
      const isPoison = ({ body }: Try) => body.includes(email);
      harness.provider.always = (incoming) =>
        isPoison(incoming) ? faults.refuse(500, 'application_error')(incoming) : false;
      expectAccepted(await harness.post({ email }));
      const [poison] = await harness.database.messages();
      await harness.settled();
      await sitOut(harness, harness.now() + 100 * HOUR);
      expectAccepted(await harness.post());
      await harness.settled();
      const stuck = (await harness.database.mails()).filter(
        ({ message_id }) => message_id === poison?.id,
      );
      expect(stuck).toMatchObject([{ state: 'parked' }, { state: 'expired' }]);
      expect(stuck[0]?.failures).toBeGreaterThanOrEqual(10);
      expect(hasAlert(harness, 'application_error')).toBe(true);
    },
  },
];
/* oxlint-enable no-await-in-loop */
