const LIMIT_MS = 60_000;

/**
 * Asks until the answer is yes. Deno knows no limit for a test: after a minute it fails here, instead of
 * hanging with all that follow.
 */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + LIMIT_MS;
  // oxlint-disable-next-line no-await-in-loop -- one answer after the other
  while (!(await isSo())) {
    if (performance.now() > end)
      throw new Error('What the test waits for has not come in a minute.');
  }
}
