import { afterAll, expect, inject, test } from 'vitest';

import { countFromEnvironment } from './countFromEnvironment.ts';
import { checkInvariants } from './harness/checkInvariants.ts';
import { harnessOptions } from './harness/harnessOptions.ts';
import { createHarnessPool } from './harness/harnessPool.ts';
import { recover } from './harness/recover.ts';
import { playRound, schedules } from './schedules/playRound.ts';

// The same seed plays the same rounds; `WNC_ROUNDS=500 WNC_SEED=7` plays more and different ones.
const ROUNDS = countFromEnvironment('WNC_ROUNDS', 6);
const SEED = countFromEnvironment('WNC_SEED', 20_250_613);

const pool = createHarnessPool(inject('harnesses'), harnessOptions());
afterAll(pool.stop);

const rounds = schedules.flatMap((section) =>
  Array.from({ length: ROUNDS }, (_, index) => ({ section, seed: SEED + index })),
);

test.concurrent.for(rounds)(
  '$section: with the seed $seed nothing is lost and nothing doubled',
  ({ section, seed }, { task }) =>
    pool.use(async (harness) => {
      Object.assign(task.meta, { section });
      const history = await playRound(harness, section, seed);
      await recover(harness);
      const { broken, lost, duplicated } = await checkInvariants(harness);
      Object.assign(task.meta, { lost, duplicated });
      expect({ history, broken }).toEqual({ history, broken: [] });
      const statuses = new Set(harness.exchanges.map(({ answer }) => answer?.status));
      for (const status of [undefined, 202, 303, 503]) statuses.delete(status);
      expect({ history, statuses: [...statuses] }).toEqual({ history, statuses: [] });
    }),
);
