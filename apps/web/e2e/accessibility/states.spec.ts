import { languageOf, languages } from '@wnc/content/languages';
import { raffleFacts } from '@wnc/content/raffle';

import { expect, test } from '../visitor.ts';
import { findings } from './findings.ts';
import { formStates } from './formStates.ts';
import type { HomeState } from './homeState.ts';
import { afterSwitch, statesBeforeForm } from './homeStates.ts';
import { NOT_FOUND, otherPages } from './otherPages.ts';
import { FAILURES, visitHome } from './visits.ts';
import { inPairs, inPlace, NAV_PX, windows, windowsOf, zoomedWindow } from './windows.ts';
import { withStyle } from './withStyle.ts';

const DAY_MS = 86_400_000;
const { salesStart, salesEnd } = raffleFacts;
const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T18:00Z`) + days * DAY_MS);

/** Only one section: the others take most of the time of every check. */
const alone = (section: string) => `main > :not(${section}, :has(${section})) { display: none; }`;
/** What the visitor's clock says. */
const RAFFLES = {
  'before its sale': daysAfter(salesStart.value, -1),
  'on sale': daysAfter(salesStart.value, 1),
  'after its draw': daysAfter(salesEnd.value, 1),
};

test.describe('the home page', () => {
  test.use({ expectedComplaints: FAILURES });

  // At 360 px the page has the layout of 320 px, at 1920 px that of 1280 px. Spanish, which needs
  // more room, gets the narrowest window, and the narrowest in which the header has the links.
  for (const visit of inPairs(1, [windows[0], windows[2], windows[3]])) {
    test(`is right in every state, ${inPlace(visit)}`, async ({ page }) => {
      test.slow();
      const visitor = await visitHome(page, visit, 'another language');
      const see = async ({ name, part, isNarrow, reach }: HomeState) => {
        if (isNarrow && visit.window.width >= NAV_PX) return;
        await test.step(name, async () => {
          await reach?.(visitor);
          expect.soft(await findings(page, part), name).toEqual({});
        });
      };
      for (const state of statesBeforeForm) await see(state);
      await withStyle(page, alone('#contact'), async () => {
        for (const state of formStates) await see(state);
      });
      await see(afterSwitch);
    });
  }

  // The visits above see the whole page in both languages: first in one, at the end in the other.
  for (const visit of inPairs(1, [windows[1], zoomedWindow, windows[4]])) {
    test(`is right, ${inPlace(visit)}`, async ({ page }) => {
      await visitHome(page, visit);
      expect(await findings(page)).toEqual({});
    });
  }
});

for (const [name, time] of Object.entries(RAFFLES)) {
  for (const { code: language } of languages) {
    test(`the raffle ${name} is right at many widths, in ${language}`, async ({ page }) => {
      test.slow();
      await page.clock.setFixedTime(time);
      await visitHome(page, { language, window: windows[0] });
      await page.locator('#team').scrollIntoViewIfNeeded();
      await expect(page.locator('#relief ~ #raffle:has(~ #team)')).toBeVisible();
      await withStyle(page, alone('#raffle'), async () => {
        const sizes = windowsOf(language, [...windows, { width: 640, height: 800 }]);
        for (const [index, size] of sizes.entries()) {
          await page.setViewportSize(size);
          const found = await findings(page, '#raffle', index > 0);
          expect.soft(found, `${size.width} px`).toEqual({});
        }
      });
    });
  }
}

test.describe('every other page', () => {
  test.use({ expectedComplaints: NOT_FOUND });

  for (const { code } of languages) {
    test(`is right at many widths, in ${code}`, async ({ page }) => {
      test.slow();
      for (const [name, path] of Object.entries(otherPages)) {
        await test.step(name, async () => {
          await page.goto(languageOf(code).path + path);
          for (const [index, size] of windowsOf(code, [zoomedWindow, ...windows]).entries()) {
            await page.setViewportSize(size);
            const found = await findings(page, undefined, index > 0);
            expect.soft(found, `${name}, ${size.width} px`).toEqual({});
          }
        });
      }
    });
  }
});
