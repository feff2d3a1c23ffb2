import type { Page } from '@playwright/test';
import { type Language, languageOf, languages } from '@wnc/content/languages';

import { expect, reactIsThere, test } from '../visitor.ts';
import { expectedStops } from './expectedStops.ts';
import { prepareRings, ringThickness } from './focusRing.ts';
import { type Stop, walk } from './focusStops.ts';
import { type Visit, visits, windows, zoomedWindow } from './windows.ts';

/** A line of text that breaks leaves this much of its box empty. */
const LEAST_SEEN = 0.5;
/** WCAG 2.4.13 asks for a line of two pixels. */
const LEAST_RING_PX = 2;
const NAV_PX = 68 * 16;

const places = [zoomedWindow, { width: 768, height: 1024 }, { width: 1280, height: 800 }];

async function open(page: Page, language: Language, window: Visit['window']) {
  await page.setViewportSize(window);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(languageOf(language).path);
  await reactIsThere(page);
}

const stopsOf = (language: Language, { width }: Visit['window']) =>
  expectedStops(language, width < NAV_PX ? 'menu' : 'links');
const names = (stops: Stop[]) => stops.map(({ what }) => what);
const hidden = (stops: Stop[]) => stops.filter(({ seen }) => seen < LEAST_SEEN);

for (const { code } of languages) {
  test.describe(`with the keyboard, in ${code}`, () => {
    test.use({ locale: code });

    for (const window of places) {
      test(`Tab goes through the page as it reads and nothing hides the focus, at ${window.width} × ${window.height}`, async ({
        page,
      }) => {
        await open(page, code, window);
        const stops = await walk(page, 'Tab');
        expect(names(stops)).toEqual(stopsOf(code, window));
        expect(hidden(stops)).toEqual([]);
      });
    }
  });
}

for (const { language, window } of visits(0, places)) {
  test.describe(`backwards, in ${language} at ${window.width} × ${window.height}`, () => {
    test.use({ locale: language });

    test('Shift and Tab go the same way back', async ({ page }) => {
      await open(page, language, window);
      const stops = await walk(page, 'Shift+Tab');
      expect(names(stops)).toEqual(stopsOf(language, window).toReversed());
      expect(hidden(stops)).toEqual([]);
    });
  });
}

for (const { language, window } of visits(3, windows)) {
  test.describe(`in ${language} at ${window.width} px`, () => {
    test.use({ locale: language });

    test('the focus is drawn around each stop, 3:1 against what is behind it', async ({ page }) => {
      await open(page, language, window);
      await prepareRings(page);
      const seen = new Set<string>();
      const faint: string[] = [];
      await walk(page, 'Tab', async (what) => {
        // What looks alike is looked at once.
        const look = await page.locator(':focus').evaluate((each) => each.className || each.id);
        if (seen.has(look)) return;
        seen.add(look);
        const thickness = await ringThickness(page);
        if (thickness < LEAST_RING_PX) faint.push(`${what}: ${thickness.toFixed(2)}`);
      });
      expect(faint).toEqual([]);
    });
  });
}
