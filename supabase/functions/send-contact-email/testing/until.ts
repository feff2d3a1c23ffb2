const LIMIT_MS = 60_000;

/**
 * Asks until the answer is yes. Deno has no time limit for tests: after a minute, this fails
 * instead of holding up all that follow.
 */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + LIMIT_MS;
  // oxlint-disable-next-line no-await-in-loop -- one answer after the other
  while (!(await isSo())) {
    if (performance.now() > end)
      throw new Error('What the test waits for did not happen within a minute.');
  }
}
