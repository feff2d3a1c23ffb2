import type { Harness } from '../harness/createHarness.ts';
import { createRandom } from './random.ts';
import * as steps from './steps.ts';

const STEPS = 14;

const SCHEDULES = {
  'Random faults': [
    [4, steps.write],
    [2, steps.writeAgain],
    [4, steps.breakMail],
    [3, steps.breakDatabase],
    [2, steps.setFailpoint],
    [3, steps.wait],
    [3, steps.wake],
  ],
  'Kill rounds': [
    [4, steps.write],
    [2, steps.writeAgain],
    [2, steps.breakMail],
    [3, steps.setFailpoint],
    [2, steps.killAtMail],
    [1, steps.kill],
    [2, steps.wait],
    [3, steps.wake],
  ],
  'Two instances': [
    [5, steps.write],
    [4, steps.writeAgain],
    [3, steps.addInstance],
    [3, steps.breakMail],
    [2, steps.breakDatabase],
    [2, steps.setFailpoint],
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
export async function playRound(
  harness: Harness,
  schedule: Schedule,
  seed: number,
): Promise<string[]> {
  const random = createRandom(seed);
  const round: steps.Round = { harness, random, writers: [], instances: [harness] };
  const choices = SCHEDULES[schedule].flatMap(([share, step]) =>
    Array.from({ length: share }, (): steps.Step => step),
  );
  const history: string[] = [];
  await harness.setTimeouts(steps.SHORT_TIMEOUTS);
  for (let step = 0; step < STEPS; step += 1) {
    /* oxlint-disable no-await-in-loop -- one step after the other */
    if (!harness.isAlive() && random.chance(0.7)) {
      await harness.restart();
      history.push('start again');
    }

    history.push(await random.pick(choices)(round));
    /* oxlint-enable no-await-in-loop */
  }
  await harness.setTimeouts({});
  return history;
}
