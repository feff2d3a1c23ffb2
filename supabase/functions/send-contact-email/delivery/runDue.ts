import { createPace } from './createPace.ts';
import { deliver, type Delivery } from './deliver.ts';

const BATCH = 8;
/**
 * So long new tries of a batch may begin. The lease of a claimed mail is two minutes, and a try to
 * send, two requests, may take 20 s of it.
 */
const TRIES_BEGIN_MS = 95_000;
/** The provider takes two mails in any second, and requests do not arrive in step. */
const PACE_MS = 520;
/** The next run begins after a minute at the latest. */
const RUN_MS = 55_000;

/** Sends due mails until none is left, the provider refuses or time is up. Returns how many. */
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
