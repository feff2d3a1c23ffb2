import { expect, test } from '../visitor.ts';
import { walk } from './focusStops.ts';
import { FAILURES, reach, visitHome } from './visits.ts';
import { inPairs, inPlace, windows, zoomedWindow } from './windows.ts';

/** A line of text that breaks leaves this much of its box empty. */
const LEAST_SEEN = 0.5;
/** What stands at the foot of the window, and how a visitor gets there. */
const AT_THE_FOOT = [
  { way: ['the offer of the other language'], asksFor: 'another language' },
  { way: ['the form while it sends', 'the form after a failure'], asksFor: 'its language' },
] as const;

test.use({ expectedComplaints: FAILURES });

for (const [turn, { way, asksFor }] of AT_THE_FOOT.entries()) {
  const name = way.at(-1);
  for (const visit of inPairs(turn, [zoomedWindow, windows[1]])) {
    test(`${name} hides no stop of the keyboard, down to the end, ${inPlace(visit)}`, async ({
      page,
    }) => {
      await reach(await visitHome(page, visit, asksFor), ...way);
      await page.locator('footer a').last().focus();
      const stops = await walk(page, 'Shift+Tab');
      expect(stops.length).toBeGreaterThan(30);
      expect(stops.filter(({ seen }) => seen < LEAST_SEEN)).toEqual([]);
    });
  }
}

for (const visit of inPairs(0, [zoomedWindow, ...windows])) {
  test(`a notice stands beside the offer of the other language, not on it, ${inPlace(visit)}`, async ({
    page,
  }) => {
    const visitor = await visitHome(page, visit, 'another language');
    await reach(visitor, 'the form while it sends', 'the form after a failure');
    const boxOf = async (selector: string) => {
      const box = await page.locator(selector).boundingBox();
      if (!box) throw new Error(`${selector} is not on the page.`);
      return box;
    };
    await expect(page.locator('[data-toast]')).toBeVisible();
    const notice = await boxOf('[data-toast]');
    const offer = await boxOf('[data-offered]');
    const isAbove = notice.y + notice.height <= offer.y;
    const isBelow = offer.y + offer.height <= notice.y;
    expect(isAbove || isBelow).toBe(true);
  });
}
