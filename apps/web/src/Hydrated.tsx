import { useEffect } from 'react';

import { notePiece } from './parts/pieces.ts';

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
