import { expect } from 'vitest';

import type { World } from '../world/createWorld.ts';
import { expectAccepted } from '../world/expectAnswer.ts';
import * as faults from '../world/mailFaults.ts';
import type { MatrixCase } from './matrixCase.ts';
import { hasAlert, mailsOf } from './providerCases.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/* oxlint-disable no-await-in-loop -- an outage is lived through step by step */
/** Lets the schedule knock when the next mail is due, until `end`. Returns the times of the tries. */
async function sitOut(world: World, end: number): Promise<number[]> {
  const tries: number[] = [];
  for (;;) {
    const due = (await world.database.mails())
      .filter(({ state }) => state === 'waiting')
      .map(({ next_at, lease_until }) => Math.max(Number(next_at), Number(lease_until ?? 0)));
    const next = Math.min(...due);
    if (next > end) break;
    await world.advance(Math.max(0, next - 10 * SECOND - world.now()));
    await world.wake();
    tries.push(world.now());
  }
  await world.advance(Math.max(0, end - world.now()));
  return tries;
}

const WAITING_MAILS = 500;
/** As many team mails that wait as the outage of a busy week leaves, copied from one that waits. */
const fillUp = (world: World) => world.database.sql`
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
    store: 'M1 T1 V0',
    run: async (world) => {
      world.provider.always = faults.refuse(500, 'application_error');
      const begin = world.now();
      expectAccepted(await world.post());
      await world.settled();
      await sitOut(world, begin + 23 * HOUR);
      const times = world.provider.tries
        .filter(({ key }) => key.startsWith('team/'))
        .map(({ at }) => at);
      const waits = times.map((at, index) => at - (times[index - 1] ?? begin));
      // A knock comes every ten seconds, so a try may be late by as much.
      const schedule = [0, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR];
      expect(waits.map((wait) => Math.floor(wait / MINUTE) * MINUTE)).toEqual(schedule);
    },
  },
  ...[
    ['answers 500', faults.refuse(500, 'application_error')],
    ['breaks every connection', faults.resetBeforeTaking],
    ['spends its quota', faults.refuse(429, 'daily_quota_exceeded')],
    ['refuses the key', faults.refuse(403, 'invalid_api_key')],
    ['throttles', faults.refuse(429, 'rate_limit_exceeded', { 'retry-after': '3600' })],
  ].map(([what, fault]): MatrixCase => ({
    id: 'H23',
    what: `a provider that ${what as string} for 72 hours loses no team mail, and sends no late confirmation`,
    store: 'M3 T3 V0',
    run: async (world) => {
      world.provider.always = fault as faults.Fault;
      for (let count = 0; count < 3; count += 1) expectAccepted(await world.post());
      await world.settled();
      await sitOut(world, world.now() + 72 * HOUR);
      expect(world.provider.sent).toEqual([]);
      world.provider.always = undefined;
      await sitOut(world, world.now() + HOUR);
      expect((await mailsOf(world)).map(({ kind, state }) => `${kind} ${state}`)).not.toContain(
        'team waiting',
      );
      expect(world.provider.sent).toHaveLength(3);
    },
  })),
  {
    id: 'H24',
    what: '500 waiting mails are gone five minutes after the provider is back, at two a second',
    store: `M${WAITING_MAILS} T${WAITING_MAILS} V1`,
    run: async (world) => {
      world.provider.always = faults.refuse(503, 'service_unavailable');
      expectAccepted(await world.post());
      await world.settled();
      await fillUp(world);
      world.provider.always = undefined;
      await world.advance(MINUTE - 10 * SECOND);
      const begin = world.now() + 10 * SECOND;
      for (let minute = 1; minute <= 5; minute += 1) {
        await world.wake();
        await world.advance(Math.max(0, begin + minute * MINUTE - 10 * SECOND - world.now()));
      }
      const left = (await world.database.mails()).filter(({ state }) => state === 'waiting');
      expect(left).toHaveLength(0);
      const times = world.log
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
    store: 'M1 T1 V1',
    run: async (world) => {
      world.provider.always = faults.refuse(500, 'application_error');
      expectAccepted(await world.post());
      await world.settled();
      await world.restart({
        MAIL_FROM: 'Otra <otra@mail.site.test>',
        SITE_URL: 'https://other.test',
      });
      world.provider.always = undefined;
      await world.advance(MINUTE);
      await world.wake();
      const bodies = Map.groupBy(world.provider.tries, ({ key }) => key);
      expect([...bodies.values()].map((tries) => tries.length)).toEqual([2, 2]);
      for (const [first, second] of bodies.values()) expect(second?.body).toBe(first?.body);
    },
  },
  {
    id: 'J13',
    what: 'a mail that always fails is set aside after ten tries, and others go on',
    store: 'M2 T2 V1',
    run: async (world) => {
      expectAccepted(await world.post());
      const [poison] = await world.database.messages();
      world.provider.always = (incoming) =>
        incoming.key.includes(poison?.id ?? '-')
          ? faults.refuse(500, 'application_error')(incoming)
          : false;
      await world.settled();
      await world.database
        .sql`update contact.mails set state = 'waiting', next_at = ${new Date(world.now())},
        failures = 0, attempts = 1, lease_until = null`;
      world.provider.sent.length = 0;
      await sitOut(world, world.now() + 100 * HOUR);
      expectAccepted(await world.post());
      await world.settled();
      const stuck = (await world.database.mails()).filter(
        ({ message_id }) => message_id === poison?.id,
      );
      expect(stuck).toMatchObject([{ state: 'parked', failures: 10 }, { state: 'expired' }]);
      expect(hasAlert(world, 'application_error')).toBe(true);
    },
  },
];
/* oxlint-enable no-await-in-loop */
