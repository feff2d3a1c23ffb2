import type { World } from '../world/createWorld.ts';
import { createRandom } from './random.ts';
import * as steps from './steps.ts';

const STEPS = 14;

const SCHEDULES = {
  'Random faults': [
    [4, steps.write],
    [2, steps.writeAgain],
    [4, steps.spoilMail],
    [3, steps.spoilWire],
    [2, steps.setTrap],
    [3, steps.wait],
    [3, steps.wake],
  ],
  'Kill rounds': [
    [4, steps.write],
    [2, steps.writeAgain],
    [2, steps.spoilMail],
    [3, steps.setTrap],
    [2, steps.killAtMail],
    [1, steps.kill],
    [2, steps.wait],
    [3, steps.wake],
  ],
  'Two instances': [
    [5, steps.write],
    [4, steps.writeAgain],
    [3, steps.addInstance],
    [3, steps.spoilMail],
    [2, steps.spoilWire],
    [2, steps.setTrap],
    [2, steps.killAtMail],
    [2, steps.wait],
    [2, steps.wake],
    [3, steps.wakeAnother],
    [1, steps.purge],
  ],
} as const satisfies Record<string, readonly (readonly [share: number, step: steps.Step])[]>;

export type Schedule = keyof typeof SCHEDULES;
export const schedules = Object.keys(SCHEDULES) as Schedule[];

/** Plays the round of this seed. Returns what happened, step by step. */
export async function playRound(world: World, schedule: Schedule, seed: number): Promise<string[]> {
  const random = createRandom(seed);
  const round: steps.Round = { world, random, writers: [], instances: [world] };
  const choices = SCHEDULES[schedule].flatMap(([share, step]) =>
    Array.from({ length: share }, (): steps.Step => step),
  );
  const diary: string[] = [];
  await world.setTimeouts(steps.SHORT_TIMEOUTS);
  for (let step = 0; step < STEPS; step += 1) {
    /* oxlint-disable no-await-in-loop -- one step after the other */
    if (!world.isAlive() && random.chance(0.7)) {
      await world.restart();
      diary.push('start again');
    }

    diary.push(await random.pick(choices)(round));
    /* oxlint-enable no-await-in-loop */
  }
  await world.setTimeouts({});
  return diary;
}
