/** Time, as an argument: tests hand in their own. */
export type Clock = {
  now: () => Date;
  /** Resolves after so many milliseconds. */
  sleep: (ms: number) => Promise<void>;
  /** A signal that aborts after so many milliseconds. */
  deadline: (ms: number) => AbortSignal;
};

export const systemClock: Clock = {
  now: () => new Date(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  deadline: (ms) => AbortSignal.timeout(ms),
};

/**
 * The value of `work`, or a rejection with `TimeoutError` once the signal aborts. `work` is listened
 * to in any case: a failure that nobody listens to would end the whole function.
 */
export function before<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const tooLate = () => reject(new DOMException('The time is up.', 'TimeoutError'));
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', tooLate));
    if (signal.aborted) tooLate();
    else signal.addEventListener('abort', tooLate, { once: true });
  });
}
