import type { Delivery } from './deliver.ts';
import { runDue } from './runDue.ts';
import { StoreFault } from './store.ts';

/**
 * Called by the schedule, or by anybody: it only ever does work that is due, starts at most one run
 * in 10 seconds, and the answer is always the same.
 */
export async function wake(
  delivery: Delivery & { waitUntil: (work: Promise<unknown>) => void },
): Promise<Response> {
  const { store, clock, log, waitUntil } = delivery;
  const fault = (error: unknown) => {
    const code = error instanceof StoreFault ? error.code : 'unexpected';
    log({ level: 'alert', event: 'run', code });
    return false;
  };
  const mayRun = await store.mayRun(clock.now()).catch(fault);
  if (mayRun) waitUntil(runDue(delivery).catch(fault));
  return new Response(JSON.stringify({ ok: true }), {
    status: 202,
    headers: { 'Content-Type': 'application/json' },
  });
}
