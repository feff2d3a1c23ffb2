import { setTimeout } from 'node:timers/promises';

import { expect } from 'vitest';

import { countFromEnvironment } from '../countFromEnvironment.ts';
import type { Harness } from '../harness/createHarness.ts';
import * as faults from '../harness/mailFaults.ts';
import { PATH } from '../harness/visitorRequests.ts';
import type { MatrixCase } from './matrixCase.ts';

// `WNC_STORM_S=600` runs a storm of ten minutes; by default it lasts a few seconds.
const STORM_S = countFromEnvironment('WNC_STORM_S', 4);
const POSTS_A_SECOND = 50;
const MAILS_A_SECOND = 2;
const WAKE_EVERY_S = 10;
const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
/** A longer storm is more than the site takes in an hour: its limit is by the second. */
const TAKEN_S = 6;
const FIRST_PART_S = STORM_S / 4;
/** Only storms this long check how memory grows: a process needs some to start with. */
const LONG_S = 120;
const MEMORY_GROWTH_MAX_MIB = 64;

const LIMIT_BY_THE_SECOND = `
  alter function contact.limits() rename to usual_limits;
  create function contact.limits()
    returns table (rule text, capacity int, period interval, refusal text)
    language sql immutable set search_path = ''
    as $$ select rule, capacity,
        case rule when 'site_hour' then interval '1 second' else period end, refusal
      from contact.usual_limits() $$`;

const refused = faults.refuse(429, 'rate_limit_exceeded', { 'retry-after': '1' });

/** The provider's rate limit, in mails per second. */
function throttle(harness: Harness): void {
  let [second, count] = [0, 0];
  harness.provider.always = (incoming) => {
    const now = Math.floor(incoming.at / SECOND_MS);
    count = now === second ? count + 1 : 1;
    second = now;
    return count > MAILS_A_SECOND ? refused(incoming) : false;
  };
}

/** Normally the function keeps to that rate and is only asked to wait now and then. */
function throttleNowAndThen(harness: Harness): void {
  let asked = 0;
  harness.provider.always = (incoming) => ((asked += 1) % 3 === 0 ? refused(incoming) : false);
}

const countWaiting = async ({ database }: Harness): Promise<number> => {
  const [row] = await database.sql<{ count: number }[]>`
    select count(*)::int as count from contact.mails where state in ('waiting', 'parked')`;
  return row?.count ?? 0;
};

/** Section M: more mails than the provider takes, for a long time. */
export const stormCases: readonly MatrixCase[] = [
  {
    id: 'M02',
    what: `${STORM_S} s of ${POSTS_A_SECOND} messages a second drain through a provider of ${MAILS_A_SECOND} a second`,
    run: async (harness) => {
      if (STORM_S > TAKEN_S) await harness.database.alter(LIMIT_BY_THE_SECOND);
      throttle(harness);
      const begin = performance.now();
      const sent: Promise<unknown>[] = [];
      let memory: number | undefined;
      for (let second = 0; second < STORM_S; second += 1) {
        /* oxlint-disable no-await-in-loop -- second after second */
        const posts = Array.from({ length: POSTS_A_SECOND }, () => harness.post());
        if (second % WAKE_EVERY_S === 0) sent.push(harness.request({ body: '{}' }, `${PATH}/wake`));
        await Promise.all(posts);
        await harness.jump(SECOND_MS);
        await setTimeout(Math.max(0, begin + (second + 1) * SECOND_MS - performance.now()));
        if (second + 1 === Math.ceil(FIRST_PART_S)) memory = (await harness.usage())?.memoryMiB;
        /* oxlint-enable no-await-in-loop */
      }
      await Promise.all(sent);
      const stormS = Math.round((performance.now() - begin) / SECOND_MS);
      expect(harness.exchanges.filter(({ answer }) => answer?.status !== 202)).toEqual([]);
      await harness.settled();
      const memoryAfter = (await harness.usage())?.memoryMiB;
      throttleNowAndThen(harness);
      const [backlog, from] = [await countWaiting(harness), harness.now()];
      // oxlint-disable-next-line no-await-in-loop -- one run after the other, as the schedule does it
      while ((await countWaiting(harness)) > 0) await harness.wake();
      const drained = (await harness.usage())?.memoryMiB;
      if (STORM_S >= LONG_S) {
        const growth = [memoryAfter, drained].map((later) => (later ?? 0) - (memory ?? 0));
        expect(Math.max(...growth)).toBeLessThan(MEMORY_GROWTH_MAX_MIB);
      }
      return {
        'storm, s': stormS,
        messages: STORM_S * POSTS_A_SECOND,
        'mails waiting after it': backlog,
        'drained after, min of the clock': Math.ceil((harness.now() - from) / MINUTE_MS),
        'memory after a quarter, MiB': memory,
        'memory after the storm, MiB': memoryAfter,
        'memory in the end, MiB': drained,
      };
    },
  },
];
