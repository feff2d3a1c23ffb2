import { type Dispatch, type SetStateAction, useEffect } from 'react';

import { type FormState, isOffline, offline } from './formState.ts';

/**
 * Says when the connection is back, or gone again, and resets a sent form that comes from the
 * bfcache or that a link with a topic leads to.
 */
export function useWindowEvents(setState: Dispatch<SetStateAction<FormState>>): void {
  useEffect(() => {
    const mounted = new AbortController();
    const { signal } = mounted;
    addEventListener('online', () => setState(afterOnline), { signal });
    addEventListener('offline', () => setState(afterOffline), { signal });
    addEventListener('pageshow', ({ persisted }) => persisted && setState(startAnew), { signal });
    addEventListener(
      'hashchange',
      ({ newURL }) => newURL.includes('#contact?') && setState(startAnew),
      { signal },
    );
    return () => mounted.abort();
  }, [setState]);
}

const afterOnline = (state: FormState): FormState =>
  isOffline(state) ? { status: 'sendable', after: 'offline' } : state;

const afterOffline = (state: FormState): FormState =>
  state.status === 'sendable' && state.after === 'offline' ? offline : state;

const startAnew = (state: FormState): FormState =>
  state.status === 'sent' ? { status: 'idle' } : state;
