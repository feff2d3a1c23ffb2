import type { TestDatabase } from './testDatabase.ts';
import { until } from './until.ts';

/**
 * Returns deadlines, one for each statement in turn, that pass once it waits for a lock. Not
 * earlier: a statement given up on its way to the database would run during a later test.
 */
export function untilLocked({ sql }: TestDatabase): () => AbortSignal {
  let locked = 0;
  return () => {
    const [next, end] = [locked + 1, new AbortController()];
    const isLocked = async () => {
      const waiting = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      return waiting.length >= next;
    };
    const endWhenLocked = async () => {
      await until(isLocked);
      locked = next;
      end.abort();
    };
    void endWhenLocked();
    return end.signal;
  };
}
