import { type Clock, systemClock } from '../clock.ts';

export type TestClock = Clock & {
  advance: (ms: number) => void;
  /** All sleeps so far, in ms. A sleep advances the clock and takes no real time. */
  waits: number[];
};

/** A clock that only a test or a sleep advances. Deadlines run in real time. */
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
    deadline: systemClock.deadline,
    advance: (ms) => {
      time += ms;
    },
    waits,
  };
}
