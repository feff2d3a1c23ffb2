import { createPace } from './createPace.ts';
import { deliver, type Delivery } from './deliver.ts';

const BATCH = 8;
/**
 * New tries of a batch may begin for this long. A claimed mail is leased for two minutes, and one
 * try, which may be two requests, can take 20 s of that.
 */
const TRIES_BEGIN_MS = 95_000;
/** The provider takes two mails in any one second, and requests do not arrive evenly spaced. */
const PACE_MS = 520;
/** The schedule starts the next run within a minute. */
const RUN_MS = 55_000;

/** Sends due mails until none is left, the provider refuses, or time is up. Returns how many. */
export async function runDue(delivery: Delivery): Promise<number> {
  const { store, clock, log } = delivery;
  const end = clock.now().getTime() + RUN_MS;
  const pace = createPace(clock, PACE_MS);
  let count = 0;
  for (;;) {
    /* oxlint-disable no-await-in-loop -- batch after batch */
    const until = new Date(clock.now().getTime() + TRIES_BEGIN_MS);
    const mails = await store.claim(BATCH, clock.now());
    count += mails.length;
    if (mails.length === 0) break;
    const goesOn = await deliver(mails, delivery, { until, pace });
    if (!goesOn || clock.now().getTime() >= end) break;
    /* oxlint-enable no-await-in-loop */
  }
  log({ level: 'info', event: 'run', code: 'done', count });
  return count;
}
