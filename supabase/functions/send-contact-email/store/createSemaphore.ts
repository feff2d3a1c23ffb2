/** A semaphore with a FIFO queue. */
export type Semaphore = {
  /** Resolves to the function that releases the permit; rejects with `TimeoutError` on abort. */
  acquire: (signal: AbortSignal) => Promise<() => void>;
};

export function createSemaphore(permits: number): Semaphore {
  let free = permits;
  const waiting: (() => void)[] = [];
  const release = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return {
    acquire: (signal) =>
      new Promise((resolve, reject) => {
        if (free > 0) {
          free -= 1;
          return resolve(release);
        }
        const admit = () => {
          signal.removeEventListener('abort', giveUp);
          resolve(release);
        };
        const giveUp = () => {
          waiting.splice(waiting.indexOf(admit), 1);
          reject(new DOMException('The queue is too long.', 'TimeoutError'));
        };
        signal.addEventListener('abort', giveUp, { once: true });
        waiting.push(admit);
      }),
  };
}
