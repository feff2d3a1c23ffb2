import { contactWords } from '@wnc/content/contact';

import { expect, test } from '../visitor.ts';
import { focusedText, seenShare, walk } from './focusStops.ts';
import { FAILURES, reach, visitHome } from './visits.ts';
import { inPairs, inPlace, windows, zoomedWindow } from './windows.ts';

/** A link that wraps may leave half of its bounding box empty. */
const LEAST_SEEN = 0.5;
/** At the top of the window, room for the header and for a focus ring. */
const HEADER_PX = 80;
const RING_PX = 12;
/** What is fixed at the bottom of the window, and the states that lead there. */
const FAILURE = ['the form while it sends', 'the form after a failure'];
const AT_THE_BOTTOM = [
  {
    name: 'the offer of the other language',
    way: ['the offer of the other language'],
    asksFor: 'another language',
  },
  { name: 'the notice of a failure', way: FAILURE, asksFor: 'its language' },
  { name: 'a notice above the offer', way: FAILURE, asksFor: 'another language' },
] as const;
/**
 * The lowest window with anything fixed at its bottom, 480 px high, and others with little room.
 */
const lowWindows = [
  zoomedWindow,
  { width: 320, height: 480 },
  { width: 320, height: 568 },
  windows[0],
  { width: 1024, height: 600 },
  windows[2],
] as const;

test.use({ expectedComplaints: FAILURES });

for (const [turn, { name, way, asksFor }] of AT_THE_BOTTOM.entries()) {
  for (const visit of inPairs(turn, [zoomedWindow, lowWindows[1], windows[1]])) {
    test(`${name} covers no Tab stop, down to the end of the page, ${inPlace(visit)}`, async ({
      page,
    }) => {
      await reach(await visitHome(page, visit, asksFor), ...way);
      await page.locator('footer a').last().focus();
      const stops = await walk(page, 'Shift+Tab', { nameOf: focusedText });
      expect(stops.length).toBeGreaterThan(30);
      expect(stops.filter(({ seen }) => seen < LEAST_SEEN)).toEqual([]);
    });
  }
}

for (const visit of inPairs(0, [zoomedWindow, ...windows])) {
  test(`a notice does not overlap the offer of the other language, ${inPlace(visit)}`, async ({
    page,
  }) => {
    const visitor = await visitHome(page, visit, 'another language');
    await reach(visitor, ...FAILURE);
    const boxOf = async (selector: string) => {
      const box = await page.locator(selector).boundingBox();
      if (!box) throw new Error(`${selector} is not on the page.`);
      return box;
    };
    const areApart = async () => {
      const notice = await boxOf('[data-toast]');
      const offer = await boxOf('[data-offered]');
      return notice.y + notice.height <= offer.y || offer.y + offer.height <= notice.y;
    };
    await expect(page.locator('[data-toast]')).toBeVisible();
    await expect.poll(areApart).toBe(true);
  });
}

for (const [turn, asksFor] of (['its language', 'another language'] as const).entries()) {
  for (const visit of inPairs(turn, lowWindows)) {
    test(`a failure leaves the button in sight, and as much as fits of what went wrong, where the browser prefers ${asksFor}, ${inPlace(visit)}`, async ({
      page,
    }) => {
      const visitor = await visitHome(page, visit, asksFor);
      await page.emulateMedia({ reducedMotion: turn === 0 ? 'no-preference' : 'reduce' });
      await reach(visitor, ...FAILURE);
      const button = page.getByRole('button', { name: contactWords.submit[visit.language] });
      await expect(button).toBeFocused();
      await expect.poll(() => seenShare(page)).toBe(1);
      const yOf = async (selector: string) =>
        (await page.locator(selector).boundingBox())?.y ?? Infinity;
      const isSeenOrAtTop = async () => {
        const last = await page.locator('[role="status"] a').last().boundingBox();
        const foot = Math.min(await yOf('[data-toast]'), visit.window.height);
        const isSeen = last !== null && last.y + last.height <= foot;
        return isSeen || (await yOf('#contact [type="submit"]')) < HEADER_PX + RING_PX;
      };
      await expect.poll(isSeenOrAtTop).toBe(true);
    });
  }
}
