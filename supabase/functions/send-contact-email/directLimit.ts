const PERIOD_MS = 600_000;
const MESSAGES = 10;

/**
 * How many messages one instance may send past a database that is down: 10 in 10 minutes. A message
 * that is sent again counts once, since the provider sends it once.
 */
export type DirectLimit = { take: (id: string, now: Date) => boolean };

export function createDirectLimit(): DirectLimit {
  const taken = new Map<string, number>();
  return {
    take: (id, now) => {
      for (const [each, time] of taken) {
        if (time <= now.getTime() - PERIOD_MS) taken.delete(each);
      }
      if (taken.has(id)) return true;
      if (taken.size >= MESSAGES) return false;
      taken.set(id, now.getTime());
      return true;
    },
  };
}
