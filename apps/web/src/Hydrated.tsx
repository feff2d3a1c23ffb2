import { useEffect } from 'react';

const missing = new Set<string>();
let allThere: () => void = () => undefined;
let whenAll = Promise.resolve();

/** Tells which pieces of the page React is about to take over, one after the other. */
export function expectPieces(names: readonly string[]): void {
  for (const name of names) missing.add(name);
  whenAll = new Promise((resolve) => {
    allThere = resolve;
  });
}

/** Tells that React has taken over a piece, or has failed in it and leaves it alone. */
export function notePiece(name: string): void {
  missing.delete(name);
  if (missing.size === 0) allThere();
}

/**
 * Resolves when React has taken over every piece. A piece that is not yet React's must meet the words
 * that stand in its HTML: before that the language cannot change.
 */
export const everyPieceHydrated = (): Promise<void> => whenAll;

/** Stands in a piece that React takes over on its own. */
export function HydratedPiece({ name }: { name: string }) {
  useEffect(() => notePiece(name), [name]);
  return null;
}

/** Tells early.ts that React answers from now on, or never will: no click has to wait for it. */
export const endWait = (): boolean => document.dispatchEvent(new Event('hydrated'));

/** Stands outside all pieces, where React has begun once this is there. */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
    endWait();
  }, []);
  return null;
}
