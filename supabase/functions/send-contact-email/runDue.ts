import { deliver, type Delivery } from './deliver.ts';

/** Below the lease of two minutes even when each try runs into its limit of 10 s. */
const BATCH = 8;
/** The provider takes two mails a second. */
const PACE_MS = 500;
/** The next run begins after a minute at the latest. */
const RUN_MS = 50_000;

/** Sends what is due, as long as there is something and the provider takes it. Returns how many. */
export async function runDue(delivery: Delivery): Promise<number> {
  const { store, clock, log } = delivery;
  const end = clock.now().getTime() + RUN_MS;
  let count = 0;
  for (;;) {
    /* oxlint-disable no-await-in-loop -- batch after batch */
    const mails = await store.claim(BATCH, clock.now());
    count += mails.length;
    if (mails.length === 0) break;
    const goesOn = await deliver(mails, delivery, PACE_MS);
    if (!goesOn || clock.now().getTime() >= end) break;
    await clock.sleep(PACE_MS);
    /* oxlint-enable no-await-in-loop */
  }
  log({ level: 'info', event: 'run', code: 'done', count });
  return count;
}
