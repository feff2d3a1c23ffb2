import { expect } from 'vitest';

import type { Harness } from '../harness/createHarness.ts';
import { expectAccepted, expectProblem } from '../harness/expectAnswer.ts';
import * as faults from '../harness/mailFaults.ts';
import { newVisitor } from '../harness/visitor.ts';
import { PATH } from '../harness/visitorRequests.ts';
import { COMMIT } from './commitCases.ts';
import { hasAlert } from './mailStates.ts';
import type { MatrixCase } from './matrixCase.ts';

const HOUR_MS = 3_600_000;
const OUTAGES = 20;
const SHORT_TIMEOUTS = { databaseCall: 500, brokenDatabase: 125 };

const down = (
  id: string,
  what: string,
  breakIt: (harness: Harness) => Promise<void>,
  outcome = 'M0 T1 V0',
): MatrixCase => ({
  id,
  what: `${what}: the team's mail goes past it`,
  outcome,
  run: async (harness) => {
    await breakIt(harness);
    expectAccepted(await harness.post(), { stored: false });
    await harness.settled();
    expect(harness.provider.sent).toHaveLength(1);
    expect(hasAlert(harness, 'sent_past_the_database')).toBe(true);
  },
});

/** Section I: the database fails. */
export const databaseCases: readonly MatrixCase[] = [
  down('I01', 'the database refuses connections', (harness) => harness.proxy.setMode('refuse')),
  down('I01', 'the database breaks every connection', (harness) => harness.proxy.setMode('reset')),
  down('I01', 'the database hangs', async (harness) => {
    await harness.setTimeouts(SHORT_TIMEOUTS);
    await harness.proxy.setMode('hang');
  }),
  down(
    'I01',
    'the database hangs after working at first',
    async (harness) => {
      expectAccepted(await harness.post());
      await harness.settled();
      harness.provider.sent.length = 0;
      await harness.setTimeouts(SHORT_TIMEOUTS);
      await harness.proxy.setMode('hang');
    },
    'M1 T1 V0',
  ),
  down('I05', 'the function may not call its database functions', (harness) =>
    harness.database.alter('revoke execute on all functions in schema contact from contact_writer'),
  ),
  down('I05', 'the function may not become the role', (harness) =>
    harness.database.alter('revoke usage on schema contact from contact_writer'),
  ),
  {
    id: 'I01',
    what: 'without the address of the database the team mail goes out, with an alert',
    outcome: 'M0 T1 V0',
    run: async (harness) => {
      await harness.restart({ SUPABASE_DB_URL: '' });
      expectAccepted(await harness.post(), { stored: false });
      expect(hasAlert(harness, 'no_database_url')).toBe(true);
    },
  },
  {
    id: 'I01',
    what: 'one broken connection troubles nobody',
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      harness.proxy.failpoints.push({ statement: 'contact.submit', when: 'before', act: 'reset' });
      expectAccepted(await harness.post());
    },
  },
  {
    id: 'I01',
    what: 'a hundred connections that break while they open break nothing else',
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      await harness.proxy.setMode('reset');
      for (let call = 0; call < 100; call += 1) {
        // oxlint-disable-next-line no-await-in-loop -- each opens a connection of its own
        await harness.request({ body: '{}' }, `${PATH}/wake`);
      }
      await harness.proxy.setMode('forward');
      expectAccepted(await harness.post());
    },
  },
  {
    id: 'I01',
    what: 'no message that arrives while connections break waits until its limit',
    run: async (harness) => {
      for (let outage = 0; outage < OUTAGES; outage += 1) {
        /* oxlint-disable no-await-in-loop -- one after the other */
        expectAccepted(await harness.post());
        await harness.settled();
        await harness.proxy.setMode('reset');
        await Promise.all([harness.post(), harness.post(), harness.post()]);
        await harness.proxy.setMode('forward');
        await harness.advance(HOUR_MS);
        /* oxlint-enable no-await-in-loop */
      }
      expect(harness.log.filter((line) => /"(timeout|CONNECTION_DESTROYED)"/.test(line))).toEqual(
        [],
      );
    },
  },
  {
    id: 'I01',
    what: 'connections that hang one after the other are replaced, and every message is stored',
    outcome: 'M5 T5 V5',
    run: async (harness) => {
      await harness.setTimeouts({ databaseCall: 500 });
      // As many as an instance has.
      for (let connection = 0; connection < 5; connection += 1) {
        harness.proxy.failpoints.push({ statement: COMMIT, when: 'before', act: 'hang' });
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expectAccepted(await harness.post());
      }
    },
  },
  {
    id: 'I01',
    what: 'connections that were cut while idle trouble nobody',
    outcome: 'M3 T3 V3',
    run: async (harness) => {
      await Promise.all([harness.post(), harness.post()]);
      await harness.settled();
      await harness.database.sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and usename = current_user
          and pid <> pg_backend_pid()`;
      expectAccepted(await harness.post());
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
    outcome: 'M0 T0 V0',
    run: async (harness) => {
      await harness.proxy.setMode('refuse');
      harness.provider.always = fault;
      const answer = await harness.post();
      expectProblem(answer, 503, 'unavailable', { retryAfter: 60 });
      expect(answer.json?.['detail']).toMatch(/@.+\(\d{3}\) \d{3}-\d{4}/);
      const page = await harness.postForm({ language: 'es' });
      expect(page.headers['location']).toMatch(/\/es\/contact\/problem\/\?code=unavailable$/);
    },
  })),
  {
    id: 'I01',
    what: 'with the database down, a provider that asks for a second of waiting gets it',
    outcome: 'M0 T1 V0',
    run: async (harness) => {
      await harness.proxy.setMode('refuse');
      const moment = faults.refuse(429, 'rate_limit_exceeded', { 'retry-after': '1' });
      harness.provider.next.push(moment, moment);
      expectAccepted(await harness.post(), { stored: false });
    },
  },
  {
    id: 'I02',
    what: 'with the database down and a provider that hangs, the visitor is told in time',
    outcome: 'M0 T0 V0',
    run: async (harness) => {
      await harness.setTimeouts({ mailRequest: 500 });
      await harness.proxy.setMode('refuse');
      harness.provider.always = faults.hang;
      expectProblem(await harness.post(), 503, 'unavailable', { retryAfter: 60 });
    },
  },
  {
    id: 'I02',
    what: 'a team mail that was accepted without an answer is sent only once when the page tries again',
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      const visitor = newVisitor();
      await harness.proxy.setMode('refuse');
      harness.provider.always = faults.resetAfterTaking;
      expectProblem(await harness.post({ ...visitor }), 503, 'unavailable');
      harness.provider.always = undefined;
      expectAccepted(await harness.post({ ...visitor }), { stored: false, id: visitor.id });
      await harness.proxy.setMode('forward');
      expectAccepted(await harness.post({ ...visitor }), { id: visitor.id });
    },
  },
];
