import type { Clock } from '../clock.ts';

/** Resolves no sooner than the interval after it last resolved. For one caller at a time. */
export type Pace = () => Promise<void>;

export function createPace(clock: Clock, ms: number): Pace {
  let next = 0;
  return async () => {
    const early = next - clock.now().getTime();
    // The clock may have been set back.
    if (early > 0) await clock.sleep(Math.min(early, ms));
    next = clock.now().getTime() + ms;
  };
}
