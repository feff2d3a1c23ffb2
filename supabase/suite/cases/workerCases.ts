import { expect } from 'vitest';

import type { Harness } from '../harness/createHarness.ts';
import { expectAccepted } from '../harness/expectAnswer.ts';
import * as faults from '../harness/mailFaults.ts';
import type { Failpoint } from '../harness/startDatabaseProxy.ts';
import { newVisitor } from '../harness/visitor.ts';
import { PATH } from '../harness/visitorRequests.ts';
import type { MatrixCase } from './matrixCase.ts';
import { atOnce } from './sendMany.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The function is killed at one step of its work; the page tries again as it always does. */
const killed = (
  id: string,
  what: string,
  set: (harness: Harness, kill: () => void) => void,
): MatrixCase => ({
  id,
  what: `killed ${what}, it has one message and one mail of each kind in the end`,
  outcome: 'M1 T1 V1',
  run: async (harness) => {
    const visitor = newVisitor();
    const gone = Promise.withResolvers<void>();
    set(harness, () => gone.resolve(harness.kill()));
    const answer = await harness.post({ ...visitor }).catch(() => undefined);
    await gone.promise;
    await harness.restart();
    if (!answer) {
      const again = await harness.post({ ...visitor });
      expect([again.status, again.json?.['id']]).toEqual([202, visitor.id]);
    }
  },
});
const at = (statement: string, when: Failpoint['when']) => (harness: Harness, kill: () => void) =>
  void harness.proxy.failpoints.push({ statement, when, act: kill });

/** Section J: crashes, the schedule and clocks. */
export const workerCases: readonly MatrixCase[] = [
  killed('J01', 'before the message reaches the database', at('contact.submit', 'before')),
  killed('J01', 'before the commit', at('run select contact.submit', 'before')),
  killed('J01', 'after the commit', at('run select contact.submit', 'after')),
  killed('J01', 'before the provider takes the team mail', (harness, kill) =>
    harness.provider.next.push(() => kill()),
  ),
  killed('J02', 'after the provider took the team mail', (harness, kill) =>
    harness.provider.next.push(({ take }) => {
      take();
      kill();
    }),
  ),
  killed(
    'J02',
    'before it records that the team mail went out',
    at('run select contact.settle', 'before'),
  ),
  killed(
    'J02',
    'after it recorded that the team mail went out',
    at('run select contact.settle', 'after'),
  ),
  killed('J02', 'after the provider took the confirmation', (harness, kill) =>
    harness.provider.next.push(
      () => false,
      ({ take }) => {
        take();
        kill();
      },
    ),
  ),
  {
    id: 'J04',
    what: 'work that was cut off after the answer is done at most two minutes later',
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      const [answered, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      harness.provider.next.push(async () => {
        await answered.promise;
        gone.resolve(harness.kill());
      });
      expectAccepted(await harness.post());
      answered.resolve();
      await gone.promise;
      await harness.restart();
      // One call from the schedule a minute.
      await harness.advance(50 * SECOND);
      await harness.wake();
      await harness.advance(50 * SECOND);
      await harness.wake();
      expect(harness.provider.sent).toHaveLength(2);
    },
  },
  {
    id: 'J06',
    what: 'a day of lost calls loses nothing',
    outcome: 'M1 T1 V0',
    run: async (harness) => {
      harness.provider.always = faults.refuse(500, 'application_error');
      expectAccepted(await harness.post());
      await harness.settled();
      harness.provider.always = undefined;
      await harness.advance(24 * HOUR);
      await harness.wake();
      expect(harness.provider.sent).toHaveLength(1);
    },
  },
  {
    id: 'J07',
    what: 'a stranger who calls /wake gets due work done, and starts at most one run in ten seconds',
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      harness.provider.always = faults.refuse(500, 'application_error');
      expectAccepted(await harness.post());
      await harness.settled();
      const tries = harness.provider.tries.length;
      const call = () =>
        harness.request(
          { headers: { origin: 'https://evil.test' }, body: '{"id":"x"}' },
          `${PATH}/wake`,
        );
      const answers = await atOnce(30, call);
      for (const { status, text } of answers) expect([status, text]).toEqual([202, '{"ok":true}']);
      await harness.settled();
      expect(harness.provider.tries).toHaveLength(tries);
      expect(harness.log.filter((line) => line.includes('"run"'))).toHaveLength(1);
      await harness.advance(9 * SECOND);
      await call();
      await harness.settled();
      expect(harness.log.filter((line) => line.includes('"run"'))).toHaveLength(1);
    },
  },
  {
    id: 'J08',
    what: 'a call of /wake while the database is down is answered, and changes nothing',
    outcome: 'M0 T0 V0',
    run: async (harness) => {
      await harness.proxy.setMode('refuse');
      const answer = await harness.request({ body: '{}' }, `${PATH}/wake`);
      expect([answer.status, answer.text]).toEqual([202, '{"ok":true}']);
    },
  },
  {
    id: 'J11',
    what: 'a clock that goes back an hour causes no early try and loses no count',
    outcome: 'M2 T2 V2',
    run: async (harness) => {
      harness.provider.always = faults.refuse(500, 'application_error');
      expectAccepted(await harness.post());
      await harness.settled();
      await harness.advance(-HOUR);
      const tries = harness.provider.tries.length;
      for (let run = 0; run < 4; run += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await harness.wake();
      }
      expect(harness.provider.tries).toHaveLength(tries);
      expectAccepted(await harness.post());
      await harness.settled();
      const attempts = (await harness.database.mails()).map((mail) => mail.attempts);
      expect(attempts).toEqual([1, 1, 1, 1]);
    },
  },
  {
    id: 'J15',
    what: 'two workers at the same moment send each mail once',
    outcome: 'M6 T6 V6',
    run: async (harness) => {
      harness.provider.always = faults.refuse(503, 'service_unavailable');
      await atOnce(6, () => harness.post());
      await harness.settled();
      harness.provider.always = undefined;
      harness.provider.tries.length = 0;
      await harness.advance(MINUTE);
      await harness.database.sql`truncate contact.buckets`;
      await Promise.all(
        [1, 2, 3, 4].map(async () => {
          await harness.database.sql`delete from contact.buckets where rule = 'run'`;
          await harness.request({ body: '{}' }, `${PATH}/wake`);
        }),
      );
      await harness.settled();
      expect(new Set(harness.provider.tries.map(({ key }) => key)).size).toBe(
        harness.provider.tries.length,
      );
    },
  },
];
