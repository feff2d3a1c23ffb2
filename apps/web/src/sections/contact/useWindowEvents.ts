import { type Dispatch, type SetStateAction, useEffect } from 'react';

import type { FormState } from './formState.ts';

/** Says when the connection is back, and when it is gone again, and resets a sent form that comes from the bfcache. */
export function useWindowEvents(setState: Dispatch<SetStateAction<FormState>>): void {
  useEffect(() => {
    const sayOnline = () =>
      setState((now) =>
        now.status === 'failed' && now.reason === 'offline'
          ? { status: 'sendable', after: 'offline' }
          : now,
      );
    const sayOffline = () =>
      setState((now) =>
        now.status === 'sendable' && now.after === 'offline'
          ? { status: 'failed', reason: 'offline' }
          : now,
      );
    const startAnew = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      setState((now) => (now.status === 'sent' ? { status: 'idle' } : now));
    };
    addEventListener('online', sayOnline);
    addEventListener('offline', sayOffline);
    addEventListener('pageshow', startAnew);
    return () => {
      removeEventListener('online', sayOnline);
      removeEventListener('offline', sayOffline);
      removeEventListener('pageshow', startAnew);
    };
  }, [setState]);
}
