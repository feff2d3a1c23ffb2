/** Time as a dependency: tests pass in their own. */
export type Clock = {
  now: () => Date;
  /** Resolves after `ms` milliseconds. */
  sleep: (ms: number) => Promise<void>;
  /** A signal that aborts after `ms` milliseconds. */
  deadline: (ms: number) => AbortSignal;
};

export const systemClock: Clock = {
  now: () => new Date(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  deadline: (ms) => AbortSignal.timeout(ms),
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
