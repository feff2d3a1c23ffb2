import { expect } from 'vitest';

import type { World } from '../world/createWorld.ts';
import { expectAccepted } from '../world/expectAnswer.ts';
import * as faults from '../world/mailFaults.ts';
import type { Trap } from '../world/startDatabaseProxy.ts';
import { newVisitor } from '../world/visitor.ts';
import { PATH } from '../world/visitorRequests.ts';
import type { MatrixCase } from './matrixCase.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The function is killed at one step of its work; the page tries again as it always does. */
const killed = (
  id: string,
  what: string,
  set: (world: World, kill: () => void) => void,
): MatrixCase => ({
  id,
  what: `killed ${what}, it has one message and one mail of each kind in the end`,
  store: 'M1 T1 V1',
  run: async (world) => {
    const visitor = newVisitor();
    const gone = Promise.withResolvers<void>();
    set(world, () => gone.resolve(world.kill()));
    const answer = await world.post({ ...visitor }).catch(() => undefined);
    await gone.promise;
    await world.restart();
    if (!answer) {
      const again = await world.post({ ...visitor });
      expect([again.status, again.json?.['id']]).toEqual([202, visitor.id]);
    }
  },
});
const trap = (words: string, when: Trap['when']) => (world: World, kill: () => void) =>
  void world.proxy.traps.push({ words, when, act: kill });

/** Section J: crashes, the schedule and clocks. */
export const workerCases: readonly MatrixCase[] = [
  killed('J01', 'before the message reaches the database', trap('contact.submit', 'before')),
  killed('J01', 'before the commit', trap('run select contact.submit', 'before')),
  killed('J01', 'after the commit', trap('run select contact.submit', 'after')),
  killed('J01', 'before the provider takes the team mail', (world, kill) =>
    world.provider.next.push(() => kill()),
  ),
  killed('J02', 'after the provider took the team mail', (world, kill) =>
    world.provider.next.push(({ take }) => {
      take();
      kill();
    }),
  ),
  killed(
    'J02',
    'before it records that the team mail went out',
    trap('run select contact.settle', 'before'),
  ),
  killed(
    'J02',
    'after it recorded that the team mail went out',
    trap('run select contact.settle', 'after'),
  ),
  killed('J02', 'after the provider took the confirmation', (world, kill) =>
    world.provider.next.push(
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
    store: 'M1 T1 V1',
    run: async (world) => {
      const [answered, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      world.provider.next.push(async () => {
        await answered.promise;
        gone.resolve(world.kill());
      });
      expectAccepted(await world.post());
      answered.resolve();
      await gone.promise;
      await world.restart();
      // One call from the schedule a minute.
      await world.advance(50 * SECOND);
      await world.wake();
      await world.advance(50 * SECOND);
      await world.wake();
      expect(world.provider.sent).toHaveLength(2);
    },
  },
  {
    id: 'J06',
    what: 'a day of lost calls loses nothing',
    store: 'M1 T1 V0',
    run: async (world) => {
      world.provider.always = faults.refuse(500, 'application_error');
      expectAccepted(await world.post());
      await world.settled();
      world.provider.always = undefined;
      await world.advance(24 * HOUR);
      await world.wake();
      expect(world.provider.sent).toHaveLength(1);
    },
  },
  {
    id: 'J07',
    what: 'a stranger who calls /wake gets due work done, and starts at most one run in ten seconds',
    store: 'M1 T1 V1',
    run: async (world) => {
      world.provider.always = faults.refuse(500, 'application_error');
      expectAccepted(await world.post());
      await world.settled();
      const tries = world.provider.tries.length;
      const call = () =>
        world.request(
          { headers: { origin: 'https://evil.test' }, body: '{"id":"x"}' },
          `${PATH}/wake`,
        );
      const answers = await Promise.all(Array.from({ length: 30 }, call));
      for (const { status, text } of answers) expect([status, text]).toEqual([202, '{"ok":true}']);
      await world.settled();
      expect(world.provider.tries).toHaveLength(tries);
      expect(world.log.filter((line) => line.includes('"run"'))).toHaveLength(1);
      await world.advance(9 * SECOND);
      await call();
      await world.settled();
      expect(world.log.filter((line) => line.includes('"run"'))).toHaveLength(1);
    },
  },
  {
    id: 'J08',
    what: 'a call of /wake while the database is down is answered, and changes nothing',
    store: 'M0 T0 V0',
    run: async (world) => {
      await world.proxy.setWeather('refuse');
      const answer = await world.request({ body: '{}' }, `${PATH}/wake`);
      expect([answer.status, answer.text]).toEqual([202, '{"ok":true}']);
    },
  },
  {
    id: 'J11',
    what: 'a clock that goes back an hour causes no early try and loses no count',
    store: 'M2 T2 V2',
    run: async (world) => {
      world.provider.always = faults.refuse(500, 'application_error');
      expectAccepted(await world.post());
      await world.settled();
      await world.advance(-HOUR);
      const tries = world.provider.tries.length;
      for (let run = 0; run < 4; run += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await world.wake();
      }
      expect(world.provider.tries).toHaveLength(tries);
      expectAccepted(await world.post());
      await world.settled();
      const attempts = (await world.database.mails()).map((mail) => mail.attempts);
      expect(attempts).toEqual([1, 1, 1, 1]);
    },
  },
  {
    id: 'J15',
    what: 'two workers at the same moment send each mail once',
    store: 'M6 T6 V6',
    run: async (world) => {
      world.provider.always = faults.refuse(503, 'service_unavailable');
      await Promise.all(Array.from({ length: 6 }, () => world.post()));
      await world.settled();
      world.provider.always = undefined;
      world.provider.tries.length = 0;
      await world.advance(MINUTE);
      await world.database.sql`truncate contact.buckets`;
      await Promise.all(
        [1, 2, 3, 4].map(async () => {
          await world.database.sql`delete from contact.buckets where rule = 'run'`;
          await world.request({ body: '{}' }, `${PATH}/wake`);
        }),
      );
      await world.settled();
      expect(new Set(world.provider.tries.map(({ key }) => key)).size).toBe(
        world.provider.tries.length,
      );
    },
  },
];
