import { useEffect } from 'react';

let missing = 0;
let allThere: () => void = () => undefined;
let whenAll = Promise.resolve();

/** Tells how many parts React is about to take over, one after the other. */
export function expectParts(count: number): void {
  missing = count;
  whenAll = new Promise((resolve) => {
    allThere = resolve;
  });
}

/**
 * Resolves when React has taken over every part. A part that is not yet React's must meet the words
 * that stand in its HTML: before that the language cannot change.
 */
export const everyPartHydrated = (): Promise<void> => whenAll;

/** Stands in a part that React takes over on its own. */
export function HydratedPart() {
  useEffect(() => {
    missing -= 1;
    if (missing === 0) allThere();
  }, []);
  return null;
}

/** Stands outside all parts, and tells early.ts that React answers from now on. */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
    document.dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
