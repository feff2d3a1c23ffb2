let finish = () => {};

/** Notes how to finish a change of the words that continues after its first frame. */
export function beginChange(finishNow: () => void): void {
  finish = finishNow;
}

/**
 * Finishes a change of the words at once: before the next one, and before React hydrates a section,
 * which must no longer be in the old language.
 */
export const finishChange = (): void => finish();
