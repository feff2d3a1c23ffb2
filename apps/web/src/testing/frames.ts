/** Resolves after so many frames of the browser. */
export const frames = (count: number): Promise<unknown> =>
  new Promise(requestAnimationFrame).then(() => count > 1 && frames(count - 1));
