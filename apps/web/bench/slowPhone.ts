import type { Page } from 'playwright';

import type { DebuggedBrowser, Send } from './undrivenPage.ts';

/** Slow 4G, as Lighthouse defines it. */
export const ROUND_TRIP_MS = 150;
const DOWN_BYTES_PER_S = (1.6 * 1024 * 1024) / 8;
const UP_BYTES_PER_S = (750 * 1024) / 8;
export const PHONE = { width: 360, height: 740 };

/** A browser whose processor is like that of a phone when throttled `slowdown` times. */
export type SlowBrowser = DebuggedBrowser & { readonly slowdown: number };

export type SlowPhone = { page: Page; close: () => Promise<void> };

/**
 * Opens a URL on a simulated phone with a slow connection, and waits until it has loaded. The
 * visitor prefers the language of `locale`.
 */
export async function openOnSlowPhone(
  { browser, slowdown }: SlowBrowser,
  url: string,
  locale = 'en-US',
): Promise<SlowPhone> {
  const context = await browser.newContext({
    viewport: PHONE,
    locale,
    hasTouch: true,
    isMobile: true,
    ignoreHTTPSErrors: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await slowDown(cdp, slowdown);
  await page.addInitScript(observe);
  await page.goto(url);
  return { page, close: () => context.close() };
}

/** Gives a page the processor and the connection of that phone. */
export async function slowDown(page: { readonly send: Send }, slowdown: number): Promise<void> {
  await page.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.send('Network.enable');
  await page.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: DOWN_BYTES_PER_S,
    uploadThroughput: UP_BYTES_PER_S,
  });
}

/**
 * In milliseconds: from each tap to the next paint, and from a tap to the paint of the page in
 * another language. Of the latter there may be two readings: the shorter one counts.
 */
export type Observed = { taps: number[]; switches: number[] };

/** What has been observed on a page of `openOnSlowPhone` so far. */
export const observedOn = (page: Page): Promise<Observed> =>
  page.evaluate(() => structuredClone(Reflect.get(window, 'observed') as Observed));

/** Interacts with the page, and waits until React has started; it then hydrates island by island. */
export async function triggerHydration(page: Page): Promise<void> {
  // The first move may only set the pointer's position, without counting as a movement.
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Runs in the page. */
function observe() {
  const taps: number[] = [];
  const switches: number[] = [];
  Object.assign(window, { observed: { taps, switches } });
  const events = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Number(Reflect.get(entry, 'interactionId')) > 0) taps.push(entry.duration);
    }
  });
  // The shortest duration that browsers report.
  events.observe(Object.assign({ type: 'event', buffered: true }, { durationThreshold: 16 }));

  // The link to the other language switches in place, or opens the other page.
  const finger = 'time of the tap';
  let changedAt = Number.NaN;
  const noteSwitch = (time: number) => {
    const tappedAt = Number(sessionStorage.getItem(finger));
    if (tappedAt > 0) switches.push(performance.timeOrigin + time - tappedAt);
  };
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => sessionStorage.setItem(finger, String(performance.timeOrigin + timeStamp)),
    true,
  );
  new MutationObserver((changes) => {
    if (changes.every(({ target }) => target !== document.documentElement)) return;
    changedAt = performance.now();
    // A timer set before a paint runs after it. Where the words change in an animation frame, this
    // is the paint of the next one.
    requestAnimationFrame(() => setTimeout(() => noteSwitch(performance.now())));
  }).observe(document, { subtree: true, attributeFilter: ['lang'] });
  // The end of the frame in which the words changed; browsers report frames of 50 ms or more.
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      const end = startTime + duration;
      if (startTime <= changedAt && changedAt <= end) noteSwitch(end);
    }
  }).observe({ type: 'long-animation-frame' });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name === 'first-contentful-paint') noteSwitch(startTime);
    }
  }).observe({ type: 'paint', buffered: true });
}
