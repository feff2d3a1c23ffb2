const PERIOD_MS = 600_000;
const MAILS = 10;

/** How many mails one instance may send past a database that is down: 10 in 10 minutes. */
export type DirectLimit = { take: (now: Date) => boolean };

export function createDirectLimit(): DirectLimit {
  let taken: number[] = [];
  return {
    take: (now) => {
      taken = taken.filter((time) => time > now.getTime() - PERIOD_MS);
      if (taken.length >= MAILS) return false;
      taken.push(now.getTime());
      return true;
    },
  };
}
