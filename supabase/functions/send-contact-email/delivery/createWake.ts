import { faultCode } from '../store/store.ts';
import type { Delivery } from './deliver.ts';
import { runDue } from './runDue.ts';

/** No more often does an instance ask whether it may run: a flood of knocks costs no connection. */
const PAUSE_MS = 5_000;

/**
 * Called by the schedule, or by anybody: it only ever does work that is due, starts at most one run
 * in 10 seconds, and the answer is always the same.
 */
export function createWake({
  waitUntil,
  ...delivery
}: Delivery & { waitUntil: (work: Promise<unknown>) => void }): () => Promise<Response> {
  const { store, clock, log } = delivery;
  let isAsking = false;
  let askedAt = -Infinity;
  const fault = (error: unknown) => {
    log({ level: 'alert', event: 'run', code: faultCode(error) });
    return false;
  };
  const knock = async () => {
    const now = clock.now();
    // In both directions: the clock may have been set back.
    if (isAsking || Math.abs(now.getTime() - askedAt) < PAUSE_MS) return;
    isAsking = true;
    askedAt = now.getTime();
    const mayRun = await store.mayRun(now).catch(fault);
    isAsking = false;
    if (mayRun) waitUntil(runDue(delivery).catch(fault));
  };
  return async () => {
    await knock();
    return new Response(JSON.stringify({ ok: true }), {
      status: 202,
      headers: { 'Content-Type': 'application/json' },
    });
  };
}
