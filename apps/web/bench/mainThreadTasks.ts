import type { Page } from 'playwright';

type TraceEvent = { name: string; ph: string; pid: number; tid: number; ts: number; dur?: number };
type Thread = Pick<TraceEvent, 'pid' | 'tid'>;

/** The tasks by which the scheduler of Chromium runs a thread, rendering included. */
const TASK = 'ThreadControllerImpl::RunTask';

/**
 * Records the tasks of a page's main thread while `during` runs: their durations, in milliseconds. The
 * Long Tasks API does not report those that only calculate styles, lay out and paint: of a page without
 * scripts it reports none. `thread` is that of an earlier recording of the same page; without it, the
 * page has its first contentful paint meanwhile.
 */
export async function mainThreadTasks(
  page: Page,
  during: () => Promise<unknown>,
  thread?: Thread,
): Promise<{ tasks: number[]; thread: Thread }> {
  const browser = page.context().browser();
  if (!browser) throw new Error('Only a browser that was launched records a trace.');
  await browser.startTracing(page, { categories: ['toplevel', 'loading'] });
  await during();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: TraceEvent[];
  };
  const { pid, tid } = thread ?? paintedOn(traceEvents);
  const tasks = traceEvents.filter(
    (event) => event.name === TASK && event.pid === pid && event.tid === tid,
  );
  return { tasks: tasks.map(({ dur = 0 }) => dur / 1000), thread: { pid, tid } };
}

function paintedOn(events: readonly TraceEvent[]): Thread {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The trace has no first contentful paint.');
  return paint;
}
