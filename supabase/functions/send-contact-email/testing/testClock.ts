import type { Clock } from '../clock.ts';

export type TestClock = Clock & {
  advance: (ms: number) => void;
  /** All waits so far, in milliseconds. A wait takes no real time and moves the clock. */
  waits: number[];
};

/** A clock that stands still until a test or a wait moves it. Deadlines are real. */
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
    deadline: (ms) => AbortSignal.timeout(ms),
    advance: (ms) => {
      time += ms;
    },
    waits,
  };
}
