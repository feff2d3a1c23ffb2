import { useEffect } from 'react';

import { noteIsland } from './parts/islands.ts';

/** Notes that the island around it has been hydrated. */
export function HydratedIsland({ name }: { name: string }) {
  useEffect(() => noteIsland(name), [name]);
  return null;
}

/** Tells early.ts that React handles clicks from now on, or has failed: no click has to wait. */
export const endWait = (): boolean => dispatchEvent(new Event('hydrated'));

/** Rendered outside all islands: when its effect runs, React has hydrated what surrounds them. */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
    endWait();
  }, []);
  return null;
}
