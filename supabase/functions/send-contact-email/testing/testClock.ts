import { type Clock, systemClock } from '../clock.ts';

export type TestClock = Clock & {
  advance: (ms: number) => void;
  /** All sleeps so far, in ms. A sleep advances the clock and takes no real time. */
  waits: number[];
};

/** Tests are about what happens, not how fast the machine is. */
const DEADLINE_FACTOR = 10;

/** A clock that only a test or a sleep advances. Deadlines are real, and ten times as long. */
export function createTestClock(start = '2025-06-02T13:14:00Z'): TestClock {
  let time = Date.parse(start);
  const waits: number[] = [];
  return {
    now: () => new Date(time),
    sleep: (ms) => {
      waits.push(ms);
      time += ms;
      return Promise.resolve();
    },
    deadline: (ms) => systemClock.deadline(ms * DEADLINE_FACTOR),
    advance: (ms) => {
      time += ms;
    },
    waits,
  };
}
