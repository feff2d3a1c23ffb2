import type { Page } from '@playwright/test';
import { languageOf } from '@wnc/content/languages';
import { people, teamWords } from '@wnc/content/team';

import { settledTopOf } from '../settledTop.ts';
import { expect, test } from '../visitor.ts';
import { expectedStops } from './expectedStops.ts';
import { LEAST_RING_PX, prepareRings, ringThickness } from './focusRing.ts';
import { focused, type Stop, walk } from './focusStops.ts';
import { NOT_FOUND, otherPages } from './otherPages.ts';
import { visitHome } from './visits.ts';
import { inPairs, inPlace, NAV_PX, windows, zoomedWindow } from './windows.ts';

/** A link that wraps may leave half of its bounding box empty. */
const LEAST_SEEN = 0.5;

const places = [zoomedWindow, windows[2], windows[3]];

const names = (stops: Stop[]) => stops.map(({ what }) => what);
const hidden = (stops: Stop[]) => stops.filter(({ seen }) => seen < LEAST_SEEN);

/**
 * Collects the stops whose focus ring is too faint; only the first stop of each class is measured.
 */
function faintRings(page: Page) {
  const looks = new Set<string>();
  const faint: string[] = [];
  const look = async ({ what, look: name }: Stop) => {
    if (looks.has(name)) return;
    looks.add(name);
    const thickness = await ringThickness(page);
    if (thickness < LEAST_RING_PX) faint.push(`${what}: ${thickness.toFixed(2)}`);
  };
  return { look, faint };
}

for (const visit of inPairs(1, places)) {
  const { language, window } = visit;
  const expected = expectedStops(language, window.width < NAV_PX ? 'menu' : 'links');

  test(`Tab follows the reading order, and each stop has a clear focus ring and nothing in front of it; Shift+Tab goes the same way back, ${inPlace(visit)}`, async ({
    page,
  }) => {
    test.slow();
    await visitHome(page, visit);
    await prepareRings(page);
    const { look, faint } = faintRings(page);
    const stops = await walk(page, 'Tab', { nameOf: focused, look });
    expect(names(stops)).toEqual(expected);
    expect(hidden(stops)).toEqual([]);
    expect(faint).toEqual([]);

    const back = await walk(page, 'Shift+Tab');
    expect(names(back)).toEqual(stops.map(({ text }) => text).toReversed());
    expect(hidden(back)).toEqual([]);
  });
}

test.describe('on every other page', () => {
  test.use({ expectedComplaints: NOT_FOUND });

  for (const { language, window } of inPairs(1, [zoomedWindow, windows[3]])) {
    test.describe(() => {
      test.use({ locale: language, viewport: window });

      test(`Tab stops at every link and button, with a clear focus ring and nothing in front, ${inPlace({ language, window })}`, async ({
        page,
      }) => {
        test.slow();
        for (const [name, path] of Object.entries(otherPages)) {
          await test.step(name, async () => {
            await page.goto(languageOf(language).path + path);
            await prepareRings(page);
            const { look, faint } = faintRings(page);
            const controls = page.locator('a, button').filter({ visible: true });
            const expected = (await controls.allTextContents()).map((text) => text.trim());
            expect.soft(expected.length, name).toBeGreaterThan(3);
            const stops = await walk(page, 'Tab', { look });
            expect.soft(names(stops), name).toEqual(expected);
            expect.soft(hidden(stops), name).toEqual([]);
            expect.soft(faint, name).toEqual([]);
          });
        }
      });
    });
  }
});

test('where the page scrolls smoothly, a biography opens on focus, and the button at its end comes into view', async ({
  page,
}) => {
  // In Spanish, biographies are longer.
  const language = 'es';
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visitHome(page, { language, window: windows[3] });
  const linkBefore = page.locator('#relief a, #raffle a').last();
  // Before React has hydrated the section, a biography opens on a key, not on focus.
  await expect(async () => {
    await linkBefore.focus();
    await page.keyboard.press('Tab');
    await expect(page.locator('details[open]')).toBeAttached({ timeout: 100 });
  }).toPass();
  await linkBefore.focus();
  for (const { name, biography } of people) {
    if (!biography) continue;
    const button = page.getByText(`${teamWords.readBio[language]} ${name.value}`);
    // At the bottom of the window, so that everything the biography adds is below it.
    await button.evaluate((each) => each.scrollIntoView({ block: 'end', behavior: 'instant' }));
    // Chromium loses a smooth scroll right after an instant one that has ended another.
    await settledTopOf(button);
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    const isSeenBelowText = () =>
      button.evaluate((each) => {
        const { top, bottom } = each.getBoundingClientRect();
        const text = each.nextElementSibling?.lastElementChild?.getBoundingClientRect();
        return text !== undefined && text.bottom <= top && bottom <= innerHeight;
      });
    await expect.poll(isSeenBelowText).toBe(true);
  }
});
