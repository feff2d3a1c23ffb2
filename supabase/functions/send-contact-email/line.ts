/** A counter with so many places. Whoever finds none waits in line, until `signal` aborts. */
export type Line = {
  /** Resolves with what gives the place back; rejects with `TimeoutError` after the abort. */
  enter: (signal: AbortSignal) => Promise<() => void>;
};

export function createLine(places: number): Line {
  let free = places;
  const waiting: (() => void)[] = [];
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return {
    enter: (signal) =>
      new Promise((resolve, reject) => {
        if (free > 0) {
          free -= 1;
          return resolve(leave);
        }
        const comeIn = () => {
          signal.removeEventListener('abort', goAway);
          resolve(leave);
        };
        const goAway = () => {
          waiting.splice(waiting.indexOf(comeIn), 1);
          reject(new DOMException('The line is too long.', 'TimeoutError'));
        };
        signal.addEventListener('abort', goAway, { once: true });
        waiting.push(comeIn);
      }),
  };
}
