/** Resolves after `count` animation frames. */
export const frames = (count: number): Promise<unknown> =>
  new Promise(requestAnimationFrame).then(() => count > 1 && frames(count - 1));
