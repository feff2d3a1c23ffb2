import { afterAll, expect, inject, test } from 'vitest';

import { countFromEnvironment } from './countFromEnvironment.ts';
import { playRound, schedules } from './schedules/playRound.ts';
import { examine } from './world/examine.ts';
import { recover } from './world/recover.ts';
import { worldOptions } from './world/worldOptions.ts';
import { createWorldPool } from './world/worldPool.ts';

// The same seed plays the same rounds; `WNC_ROUNDS=500 WNC_SEED=7` plays more and different ones.
const ROUNDS = countFromEnvironment('WNC_ROUNDS', 6);
const SEED = countFromEnvironment('WNC_SEED', 20_250_613);

const pool = createWorldPool(inject('worlds'), worldOptions());
afterAll(pool.stop);

const rounds = schedules.flatMap((section) =>
  Array.from({ length: ROUNDS }, (_, index) => ({ section, seed: SEED + index })),
);

test.concurrent.for(rounds)(
  '$section: with the seed $seed nothing is lost and nothing doubled',
  ({ section, seed }, { task }) =>
    pool.use(async (world) => {
      Object.assign(task.meta, { section });
      const diary = await playRound(world, section, seed);
      await recover(world);
      const { broken, lost, duplicated } = await examine(world);
      Object.assign(task.meta, { lost, duplicated });
      expect({ diary, broken }).toEqual({ diary, broken: [] });
      const statuses = new Set(world.exchanges.map(({ answer }) => answer?.status));
      for (const status of [undefined, 202, 303, 503]) statuses.delete(status);
      expect({ diary, statuses: [...statuses] }).toEqual({ diary, statuses: [] });
    }),
);
