let finish = () => {};

/** Notes how to finish a change of the words that goes on after its first frame. */
export function beginChange(finishNow: () => void): void {
  finish = finishNow;
}

/**
 * Finishes a change of the words at once: before the next one, and before React hydrates a section,
 * which must not be in the former language any more.
 */
export const finishChange = (): void => finish();
