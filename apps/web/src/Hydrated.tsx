import { useEffect } from 'react';

/** Tells early.ts that React answers from now on. */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
    document.dispatchEvent(new Event('hydrated'));
  }, []);
  return null;
}
