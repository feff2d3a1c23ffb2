import timers from 'node:timers';

/**
 * After an instance stood still or was busy, its timers are due before it has read what arrived in
 * time. It reads that within a few turns of the event loop.
 */
const GRACE_MS = 20;

/** Time as a dependency: tests pass in their own. */
export type Clock = {
  now: () => Date;
  /** Resolves after `ms` milliseconds. */
  sleep: (ms: number) => Promise<void>;
  /** A signal that aborts after `ms` milliseconds. */
  deadline: (ms: number) => AbortSignal;
};

/** The runtime's clock. What arrived in time counts, even if it is read after the deadline. */
export const systemClock: Clock = {
  now: () => new Date(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  deadline: (ms) => {
    const end = new AbortController();
    const tooLate = () => end.abort(new DOMException('The time is up.', 'TimeoutError'));
    // As with `AbortSignal.timeout`, a deadline that nobody needs keeps no process alive.
    timers.setTimeout(() => setTimeout(tooLate, GRACE_MS), ms).unref();
    return end.signal;
  },
};

/**
 * The value of `work`, or a rejection with `TimeoutError` once the signal aborts. Even a late
 * rejection of `work` is handled: an unhandled one would end the whole process.
 */
export function withDeadline<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const tooLate = () => reject(new DOMException('The time is up.', 'TimeoutError'));
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', tooLate));
    if (signal.aborted) tooLate();
    else signal.addEventListener('abort', tooLate, { once: true });
  });
}
