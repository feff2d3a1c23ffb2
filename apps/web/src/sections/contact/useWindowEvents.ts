import { type Dispatch, type SetStateAction, useEffect } from 'react';

import type { FormState } from './formState.ts';

/**
 * Says when the connection is back, and when it is gone again, and resets a sent form that comes
 * from the bfcache, or to which a link with a topic leads.
 */
export function useWindowEvents(setState: Dispatch<SetStateAction<FormState>>): void {
  useEffect(() => {
    const mounted = new AbortController();
    const listen = (
      type: string,
      next: (now: FormState, event: Partial<PageTransitionEvent & HashChangeEvent>) => FormState,
    ) =>
      addEventListener(type, (event) => setState((now) => next(now, event)), {
        signal: mounted.signal,
      });
    const startAnew: Parameters<typeof listen>[1] = (now, { persisted, newURL }) =>
      now.status === 'sent' && (persisted || newURL?.includes('#contact?'))
        ? { status: 'idle' }
        : now;
    listen('online', (now) =>
      now.status === 'failed' && now.reason === 'offline'
        ? { status: 'sendable', after: 'offline' }
        : now,
    );
    listen('offline', (now) =>
      now.status === 'sendable' && now.after === 'offline'
        ? { status: 'failed', reason: 'offline' }
        : now,
    );
    listen('pageshow', startAnew);
    listen('hashchange', startAnew);
    return () => mounted.abort();
  }, [setState]);
}
