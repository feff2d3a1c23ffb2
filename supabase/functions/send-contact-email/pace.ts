import type { Clock } from './clock.ts';

/** Resolves at most once in so many milliseconds, counted from one call to the next. */
export type Pace = () => Promise<void>;

export function createPace(clock: Clock, ms: number): Pace {
  let next = 0;
  return async () => {
    const early = next - clock.now().getTime();
    if (early > 0) await clock.sleep(early);
    next = clock.now().getTime() + ms;
  };
}
