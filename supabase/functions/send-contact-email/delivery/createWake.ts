import { faultCode } from '../store/store.ts';
import type { Delivery } from './deliver.ts';
import { runDue } from './runDue.ts';

/** An instance asks at most this often if it may run, so a flood of calls costs no connections. */
const PAUSE_MS = 5_000;

/**
 * Anybody may call this, not just the schedule: it only does work that is due, starts at most one
 * run in 10 seconds, and always gives the same answer.
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
  const askToRun = async () => {
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
    await askToRun();
    return new Response(JSON.stringify({ ok: true }), {
      status: 202,
      headers: { 'Content-Type': 'application/json' },
    });
  };
}
