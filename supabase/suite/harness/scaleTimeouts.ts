import { timeouts } from '../../functions/send-contact-email/timeouts.ts';

/** Milliseconds by what the function waits for. */
export type Timeouts = Readonly<Record<keyof typeof timeouts, number>>;

/** All timeouts of the function, multiplied by `factor`. */
export const scaleTimeouts = (factor: number): Timeouts =>
  Object.fromEntries(Object.entries(timeouts).map(([name, ms]) => [name, ms * factor])) as Timeouts;
