import { useEffect } from 'react';

let missing = 0;
let allThere: () => void = () => undefined;
let whenAll = Promise.resolve();

/** Tells how many pieces of the page React is about to take over, one after the other. */
export function expectPieces(count: number): void {
  missing = count;
  whenAll = new Promise((resolve) => {
    allThere = resolve;
  });
}

/**
 * Resolves when React has taken over every piece. A piece that is not yet React's must meet the words
 * that stand in its HTML: before that the language cannot change.
 */
export const everyPieceHydrated = (): Promise<void> => whenAll;

/** Stands in a piece that React takes over on its own. */
export function HydratedPiece() {
  useEffect(() => {
    missing -= 1;
    if (missing === 0) allThere();
  }, []);
  return null;
}

/** Stands outside all pieces, and tells early.ts that React answers from now on. */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
    document.dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
