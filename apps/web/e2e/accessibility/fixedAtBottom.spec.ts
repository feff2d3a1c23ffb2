import type { Page } from '@playwright/test';
import { accessibilityWords } from '@wnc/content/accessibility';
import { contactWords } from '@wnc/content/contact';
import { languages } from '@wnc/content/languages';

import { expect, test } from '../visitor.ts';
import { seenShare, walk } from './focusStops.ts';
import { FAILURES, reach, visitHome } from './visits.ts';
import { inPairs, inPlace, windows, zoomedWindow } from './windows.ts';

/** A link that wraps may leave half of its bounding box empty. */
const LEAST_SEEN = 0.5;
/** At the top of the window, room for the header and for a focus ring. */
const HEADER_PX = 80;
const RING_PX = 12;
const FAILURE = ['the form while it sends', 'the form after a failure'];
/** Windows with little room. Below a height of 480 px, nothing is fixed at the bottom. */
const lowWindows = [
  zoomedWindow,
  { width: 320, height: 480 },
  { width: 320, height: 568 },
  windows[0],
  { width: 1024, height: 600 },
  windows[2],
] as const;

test.use({ expectedComplaints: FAILURES });

/** The Tab stops that are covered on the way back from the end of the page. */
async function coveredStops(page: Page) {
  await page.locator('footer a').last().focus();
  const stops = await walk(page, 'Shift+Tab');
  expect(stops.length).toBeGreaterThan(30);
  return stops.filter(({ seen }) => seen < LEAST_SEEN);
}

async function areApart(page: Page) {
  const [notice, offer] = await Promise.all(
    ['[data-toast]', '[data-offered]'].map((each) => page.locator(each).boundingBox()),
  );
  if (!notice || !offer) throw new Error('The notice or the offer is not on the page.');
  return notice.y + notice.height <= offer.y || offer.y + offer.height <= notice.y;
}

for (const visit of inPairs(0, [zoomedWindow, lowWindows[1], windows[1]])) {
  test(`what is fixed at the bottom covers no Tab stop down to the end of the page, and does not overlap, ${inPlace(visit)}`, async ({
    page,
  }) => {
    const visitor = await visitHome(page, visit, 'another language');
    await reach(visitor, 'the offer of the other language');
    expect.soft(await coveredStops(page), 'the offer of the other language').toEqual([]);
    await reach(visitor, ...FAILURE);
    expect.soft(await coveredStops(page), 'a notice above the offer').toEqual([]);
    for (const window of [zoomedWindow, ...windows, visit.window]) {
      await page.setViewportSize(window);
      const place = `${window.width} × ${window.height}`;
      await expect.poll(() => areApart(page), place).toBe(true);
    }
    await page.locator('[data-offered] button').click();
    expect.soft(await coveredStops(page), 'the notice of a failure').toEqual([]);
  });
}

for (const [turn, asksFor] of (['its language', 'another language'] as const).entries()) {
  for (const { code: language } of languages) {
    test(`a failure leaves the button in sight, and as much as fits of what went wrong, where the browser prefers ${asksFor}, in ${language}`, async ({
      page,
    }) => {
      const visitor = await visitHome(page, { language, window: lowWindows[0] }, asksFor);
      await page.emulateMedia({ reducedMotion: turn === 0 ? 'no-preference' : 'reduce' });
      const button = page.getByRole('button', { name: contactWords.submit[language] });
      const yOf = async (selector: string) =>
        (await page.locator(selector).boundingBox())?.y ?? Infinity;
      const isSeenOrAtTop = async (height: number) => {
        const last = await page.locator('[role="status"] a').last().boundingBox();
        const foot = Math.min(await yOf('[data-toast]'), height);
        const isSeen = last !== null && last.y + last.height <= foot;
        return isSeen || (await yOf('#contact [type="submit"]')) < HEADER_PX + RING_PX;
      };
      for (const { window } of inPairs(turn, lowWindows).filter((it) => it.language === language)) {
        const place = `${window.width} × ${window.height}`;
        await page.setViewportSize(window);
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        await reach(visitor, ...FAILURE);
        await expect(button, place).toBeFocused();
        await expect.poll(() => seenShare(page), place).toBe(1);
        await expect.poll(() => isSeenOrAtTop(window.height), place).toBe(true);
        await page
          .getByRole('button', { name: accessibilityWords.dismissNotice[language] })
          .click();
      }
    });
  }
}
