import type { Browser } from 'playwright';

type TraceEvent = { name: string; pid: number; tid: number; tdur?: number };
type Thread = Pick<TraceEvent, 'pid' | 'tid'>;

/** The tasks that Chromium's scheduler runs on a thread, rendering included. */
const TASK = 'ThreadControllerImpl::RunTask';

/**
 * Records the tasks of a page's main thread while `during` runs, in milliseconds of processor time.
 * The Long Tasks API does not report tasks that only compute styles, lay out and paint: for a page
 * without scripts it reports none. By the clock, a task takes longer where the page shares two
 * cores with its browser and its server. `thread` is that of an earlier recording of the same page;
 * without it, the page must have its first contentful paint during this one.
 */
export async function mainThreadTasks(
  browser: Browser,
  during: () => Promise<unknown>,
  thread?: Thread,
): Promise<{ tasks: number[]; thread: Thread }> {
  await browser.startTracing(undefined, { categories: ['toplevel', 'loading'] });
  await during();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: TraceEvent[];
  };
  const { pid, tid } = thread ?? paintedOn(traceEvents);
  const tasks = traceEvents.filter(
    (event) => event.name === TASK && event.pid === pid && event.tid === tid,
  );
  // The longest of none would be shorter than any goal.
  if (tasks.length === 0) throw new Error(`The trace has no ${TASK} of the page.`);
  return { tasks: tasks.map(({ tdur = 0 }) => tdur / 1000), thread: { pid, tid } };
}

function paintedOn(events: readonly TraceEvent[]): Thread {
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The trace has no first contentful paint.');
  return paint;
}
