import type { Harness } from './createHarness.ts';
import type { StoredMail } from './freshDatabase.ts';

const MAX_RUNS = 200;
/** A broken connection keeps its locks for four real seconds; a run takes less. */
const MIN_MS = 10_000;

/** A mail that will be tried again. */
export const isDue = ({ state }: StoredMail) => state === 'waiting' || state === 'parked';

/**
 * Repairs every fault and runs the schedule until no mail waits, moving the clock to the time when
 * the next one is due.
 */
export async function recover(harness: Harness): Promise<void> {
  await harness.proxy.reset();
  harness.provider.next.length = 0;
  harness.provider.always = undefined;
  await harness.provider.setDown(false);
  await harness.settled();
  if (!harness.isAlive()) await harness.restart();
  const end = performance.now() + MIN_MS;
  for (let run = 0; run < MAX_RUNS || performance.now() < end; run += 1) {
    /* oxlint-disable no-await-in-loop -- one run after the other, as the schedule does it */
    const waiting = (await harness.database.mails()).filter(isDue);
    if (waiting.length === 0) return;
    const due = waiting.map(({ next_at, lease_until }) =>
      Math.max(Number(next_at ?? 0), Number(lease_until ?? 0)),
    );
    await harness.advance(Math.max(0, Math.min(...due) - harness.now()));
    await harness.wake();
    /* oxlint-enable no-await-in-loop */
  }
  throw new Error(`Mails still wait after ${MAX_RUNS} undisturbed runs of the schedule.`);
}
