import timers from 'node:timers';

/**
 * An instance that stood still, or was busy with others, finds its timers due before it has read
 * what came in time. It reads that in a few turns of the event loop.
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

/** The clock of the runtime. What came in time counts, though it is read after the deadline. */
export const systemClock: Clock = {
  now: () => new Date(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  deadline: (ms) => {
    const end = new AbortController();
    const tooLate = () => end.abort(new DOMException('The time is up.', 'TimeoutError'));
    // As of `AbortSignal.timeout`, nothing waits for a deadline that is no longer needed.
    timers.setTimeout(() => setTimeout(tooLate, GRACE_MS), ms).unref();
    return end.signal;
  },
};

/**
 * The value of `work`, or a rejection with `TimeoutError` once the signal aborts. A late rejection
 * of `work` is handled all the same: an unhandled one would end the whole process.
 */
export function withDeadline<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const tooLate = () => reject(new DOMException('The time is up.', 'TimeoutError'));
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', tooLate));
    if (signal.aborted) tooLate();
    else signal.addEventListener('abort', tooLate, { once: true });
  });
}
