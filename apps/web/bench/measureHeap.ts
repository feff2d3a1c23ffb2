import { setTimeout } from 'node:timers/promises';

import { type DebuggedBrowser, movePointer, undrivenPage } from './undrivenPage.ts';

const REST_MS = 3000;
const BYTES_PER_MB = 1e6;

/** Megabytes of JavaScript heap once a page is idle, and once React has hydrated it, if it does. */
export type HeapFigures = { onLoad: number; afterInteraction: number };

/** Asks the browser, since code evaluated in the page would add to the heap. */
export async function measureHeap(browser: DebuggedBrowser, url: string): Promise<HeapFigures> {
  const { send, close } = await undrivenPage(browser);
  const used = async () => {
    await setTimeout(REST_MS);
    await send('HeapProfiler.collectGarbage');
    return (await send('Runtime.getHeapUsage')).usedSize / BYTES_PER_MB;
  };
  try {
    await send('Page.navigate', { url });
    const onLoad = await used();
    await movePointer(send);
    return { onLoad, afterInteraction: await used() };
  } finally {
    await close();
  }
}
