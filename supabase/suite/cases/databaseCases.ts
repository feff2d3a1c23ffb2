import { expect } from 'vitest';

import type { World } from '../world/createWorld.ts';
import { expectAccepted, expectProblem } from '../world/expectAnswer.ts';
import * as faults from '../world/mailFaults.ts';
import { newVisitor } from '../world/visitor.ts';
import { PATH } from '../world/visitorRequests.ts';
import { hasAlert } from './mailStates.ts';
import type { MatrixCase } from './matrixCase.ts';

const HOUR_MS = 3_600_000;
const OUTAGES = 20;
const SHORT_TIMEOUTS = { databaseCall: 500, brokenDatabase: 125 };

const down = (
  id: string,
  what: string,
  breakIt: (world: World) => Promise<void>,
  store = 'M0 T1 V0',
): MatrixCase => ({
  id,
  what: `${what}: the team's mail goes past it`,
  store,
  run: async (world) => {
    await breakIt(world);
    expectAccepted(await world.post(), { stored: false });
    await world.settled();
    expect(world.provider.sent).toHaveLength(1);
    expect(hasAlert(world, 'sent_past_the_database')).toBe(true);
  },
});

/** Section I: the database fails. */
export const databaseCases: readonly MatrixCase[] = [
  down('I01', 'the database refuses connections', (world) => world.proxy.setWeather('refuse')),
  down('I01', 'the database breaks every connection', (world) => world.proxy.setWeather('reset')),
  down('I01', 'the database hangs', async (world) => {
    await world.setTimeouts(SHORT_TIMEOUTS);
    await world.proxy.setWeather('hang');
  }),
  down(
    'I01',
    'the database hangs after working at first',
    async (world) => {
      expectAccepted(await world.post());
      await world.settled();
      world.provider.sent.length = 0;
      await world.setTimeouts(SHORT_TIMEOUTS);
      await world.proxy.setWeather('hang');
    },
    'M1 T1 V0',
  ),
  down('I05', 'the function may not call its database functions', (world) =>
    world.database.alter('revoke execute on all functions in schema contact from contact_writer'),
  ),
  down('I05', 'the function may not become the role', (world) =>
    world.database.alter('revoke usage on schema contact from contact_writer'),
  ),
  {
    id: 'I01',
    what: 'without the address of the database the team mail goes out, with an alert',
    store: 'M0 T1 V0',
    run: async (world) => {
      await world.restart({ SUPABASE_DB_URL: '' });
      expectAccepted(await world.post(), { stored: false });
      expect(hasAlert(world, 'no_database_url')).toBe(true);
    },
  },
  {
    id: 'I01',
    what: 'one broken connection troubles nobody',
    store: 'M1 T1 V1',
    run: async (world) => {
      world.proxy.traps.push({ words: 'contact.submit', when: 'before', act: 'reset' });
      expectAccepted(await world.post());
    },
  },
  {
    id: 'I01',
    what: 'a hundred connections that break while they open break nothing else',
    store: 'M1 T1 V1',
    run: async (world) => {
      await world.proxy.setWeather('reset');
      for (let call = 0; call < 100; call += 1) {
        // oxlint-disable-next-line no-await-in-loop -- each opens a connection of its own
        await world.request({ body: '{}' }, `${PATH}/wake`);
      }
      await world.proxy.setWeather('fine');
      expectAccepted(await world.post());
    },
  },
  {
    id: 'I01',
    what: 'no message that arrives while connections break waits until its limit',
    run: async (world) => {
      for (let outage = 0; outage < OUTAGES; outage += 1) {
        /* oxlint-disable no-await-in-loop -- one after the other */
        expectAccepted(await world.post());
        await world.settled();
        await world.proxy.setWeather('reset');
        await Promise.all([world.post(), world.post(), world.post()]);
        await world.proxy.setWeather('fine');
        await world.advance(HOUR_MS);
        /* oxlint-enable no-await-in-loop */
      }
      expect(world.log.filter((line) => /"(timeout|CONNECTION_DESTROYED)"/.test(line))).toEqual([]);
    },
  },
  {
    id: 'I01',
    what: 'connections that were cut while idle trouble nobody',
    store: 'M3 T3 V3',
    run: async (world) => {
      await Promise.all([world.post(), world.post()]);
      await world.settled();
      await world.database.sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and usename = current_user
          and pid <> pg_backend_pid()`;
      expectAccepted(await world.post());
    },
  },
  ...(
    [
      ['refuses', faults.refuse(500, 'application_error')],
      ['refuses the key', faults.refuse(401, 'missing_api_key')],
      ['breaks connections', faults.resetBeforeTaking],
    ] as const
  ).map(([what, fault]): MatrixCase => ({
    id: 'I02',
    what: `with the database down and a provider that ${what}, the visitor is told to call or write`,
    store: 'M0 T0 V0',
    run: async (world) => {
      await world.proxy.setWeather('refuse');
      world.provider.always = fault;
      const answer = await world.post();
      expectProblem(answer, 503, 'unavailable', { retryAfter: 60 });
      expect(answer.json?.['detail']).toMatch(/@.+\(\d{3}\) \d{3}-\d{4}/);
      const page = await world.postForm({ language: 'es' });
      expect(page.headers['location']).toMatch(/\/es\/contact\/problem\/\?code=unavailable$/);
    },
  })),
  {
    id: 'I01',
    what: 'with the database down, a provider that asks for a second of waiting gets it',
    store: 'M0 T1 V0',
    run: async (world) => {
      await world.proxy.setWeather('refuse');
      const moment = faults.refuse(429, 'rate_limit_exceeded', { 'retry-after': '1' });
      world.provider.next.push(moment, moment);
      expectAccepted(await world.post(), { stored: false });
    },
  },
  {
    id: 'I02',
    what: 'with the database down and a provider that hangs, the visitor is told in time',
    store: 'M0 T0 V0',
    run: async (world) => {
      await world.setTimeouts({ mailRequest: 500 });
      await world.proxy.setWeather('refuse');
      world.provider.always = faults.hang;
      expectProblem(await world.post(), 503, 'unavailable', { retryAfter: 60 });
    },
  },
  {
    id: 'I02',
    what: 'a team mail that was accepted without an answer is sent only once when the page tries again',
    store: 'M1 T1 V1',
    run: async (world) => {
      const visitor = newVisitor();
      await world.proxy.setWeather('refuse');
      world.provider.always = faults.resetAfterTaking;
      expectProblem(await world.post({ ...visitor }), 503, 'unavailable');
      world.provider.always = undefined;
      expectAccepted(await world.post({ ...visitor }), { stored: false, id: visitor.id });
      await world.proxy.setWeather('fine');
      expectAccepted(await world.post({ ...visitor }), { id: visitor.id });
    },
  },
];
