import type { Locator, Page } from '@playwright/test';
import { languageOf, languages } from '@wnc/content/languages';
import { terms, tooltipsWords } from '@wnc/content/tooltips';

import { expect, reactIsThere, test } from '../visitor.ts';

/** Longer than it takes to open, and long enough for anything that closes by itself. */
const REST = '00:02';
const LONG = '01:00';
/** Few pixels each, so that no gap on the way is left out. */
const SLOW_STEPS = 40;

/** Lets the pointer rest on an element: at once on its middle, or slowly over all that is on the way to its last corner. */
async function restOn(page: Page, element: Locator, way: 'at once' | 'slowly' = 'at once') {
  const box = await element.boundingBox();
  if (!box) throw new Error('There is nothing to point at.');
  const [share, steps] = way === 'at once' ? [0.5, 1] : [0.9, SLOW_STEPS];
  await page.mouse.move(box.x + box.width * share, box.y + box.height * share, { steps });
}

for (const { code, name } of languages) {
  test.describe(`what opens by itself, in ${name}`, () => {
    test.use({ locale: code, viewport: { width: 1280, height: 800 } });

    const opened: Record<string, (page: Page) => { word: Locator; text: Locator }> = {
      'an explanation': (page) => ({
        word: page.getByRole('button', { name: terms.fema, exact: true }),
        text: page.getByText(tooltipsWords.fema[code]),
      }),
      'a biography': (page) => ({
        word: page.locator('summary').first(),
        text: page.locator('details > div').first(),
      }),
    };

    for (const [what, find] of Object.entries(opened)) {
      test(`${what} can be pointed at, stays, and goes on Escape`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(languageOf(code).path);
        await reactIsThere(page);
        const { word, text } = find(page);
        await word.evaluate((each) => each.scrollIntoView({ block: 'center' }));
        await expect
          .poll(() => word.evaluate((each) => Object.keys(each).join()))
          .toContain('react');
        await page.clock.install();

        await restOn(page, word);
        await page.clock.runFor(REST);
        await expect(text).toBeVisible();
        await restOn(page, text, 'slowly');
        await page.clock.runFor(LONG);
        await expect(text).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(text).toBeHidden();

        await page.mouse.move(1, 1);
        await restOn(page, word);
        await page.clock.runFor(REST);
        await expect(text).toBeVisible();
        await page.mouse.move(1, 1);
        await page.clock.runFor(REST);
        await expect(text).toBeHidden();
      });
    }
  });
}
