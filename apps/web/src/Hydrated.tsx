import { useEffect } from 'react';

import { notePiece } from './parts/pieces.ts';

/** Notes that the piece around it has been hydrated. */
export function HydratedPiece({ name }: { name: string }) {
  useEffect(() => notePiece(name), [name]);
  return null;
}

/** Tells early.ts that React handles clicks from now on, or has failed: no click has to wait. */
export const endWait = (): boolean => dispatchEvent(new Event('hydrated'));

/** Rendered outside all pieces: when its effect runs, React has hydrated what surrounds them. */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
    endWait();
  }, []);
  return null;
}
