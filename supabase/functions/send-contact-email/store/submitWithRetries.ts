import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { type Entry, faultCode, type Store, type Submitted } from './store.ts';

/** Serialization failure and deadlock. */
const CONTENTION = new Set(['40001', '40P01']);
const CONTENTION_RETRIES = 3;
/** It never got a connection. */
const QUEUED = new Set(['busy', 'out_of_reach']);

/**
 * Stores a message, with a second try under the same id. That is safe: if the first one was
 * committed after all, the second is a replay. A message that got no connection in time is not
 * tried again, which would only make the queue longer.
 */
export async function submitWithRetries(
  entry: Entry,
  { store, clock, log }: { store: Store; clock: Clock; log: Log },
  retries = 0,
): Promise<Submitted | { outcome: 'busy' | 'down' }> {
  try {
    return await store.submit(entry, clock.now());
  } catch (error) {
    const code = faultCode(error);
    const allowed = QUEUED.has(code) ? 0 : CONTENTION.has(code) ? CONTENTION_RETRIES : 1;
    const isLast = retries >= allowed;
    log({
      // Nobody has to act while there is a next try.
      level: isLast ? 'alert' : 'info',
      event: 'store',
      code,
      id: entry.id,
      attempt: retries + 1,
    });
    if (isLast) return { outcome: code === 'busy' ? 'busy' : 'down' };
    return submitWithRetries(entry, { store, clock, log }, retries + 1);
  }
}
