import type { Browser } from 'playwright';

const REST_MS = 3000;
const BYTES_PER_MB = 1e6;

/** Megabytes of JavaScript heap once a page is idle, and once React has hydrated it, if it does. */
export type HeapFigures = { onLoad: number; afterInteraction: number };

/** Asks the browser over CDP, since code evaluated in the page would add to the heap. */
export async function measureHeap(browser: Browser, url: string): Promise<HeapFigures> {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    const used = async () => {
      await page.waitForTimeout(REST_MS);
      await cdp.send('HeapProfiler.collectGarbage');
      return (await cdp.send('Runtime.getHeapUsage')).usedSize / BYTES_PER_MB;
    };
    await page.goto(url);
    const onLoad = await used();
    // The first one only sets the pointer's position; it counts as no movement.
    for (const x of [1, 2]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await cdp.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y: 1 });
    }
    return { onLoad, afterInteraction: await used() };
  } finally {
    await context.close();
  }
}
