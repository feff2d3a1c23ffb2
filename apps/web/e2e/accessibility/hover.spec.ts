import type { Locator, Page } from '@playwright/test';
import { languageOf, languages } from '@wnc/content/languages';
import { terms, tooltipsWords } from '@wnc/content/tooltips';

import { expect, test, waitForHydration } from '../visitor.ts';

/** Longer than it takes to open. */
const REST = '00:02';
/** Long enough for anything that closes by itself. */
const LONG = '01:00';

/** Lets the pointer rest on the middle of an element. */
async function restOn(page: Page, element: Locator) {
  const { x, y, width, height } = await boxOf(element);
  await page.mouse.move(x + width / 2, y + height / 2);
}

/**
 * The y positions between a word and its text at which the pointer, moving straight, is on neither.
 */
const gapsBetween = async (word: Locator, text: Locator): Promise<number[]> =>
  word.evaluate(
    (from, to) => {
      const [begin, end] = [from.getBoundingClientRect(), to?.getBoundingClientRect()];
      if (!end) throw new Error('There is nothing to point at.');
      const [above, below] = begin.top < end.top ? [begin, end] : [end, begin];
      const heights = Array.from(
        { length: below.top - above.bottom },
        (_, px) => above.bottom + px,
      );
      const x = begin.x + begin.width / 2;
      return heights.filter((y) => !from.parentElement?.contains(document.elementFromPoint(x, y)));
    },
    await text.elementHandle(),
  );

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('There is nothing to point at.');
  return box;
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

    test('an explanation and a biography can be hovered, stay, and close on Escape', async ({
      page,
    }) => {
      // Before the page loads: a clock that is installed later reads 1970 for a moment.
      await page.clock.install();
      await page.goto(languageOf(code).path);
      await waitForHydration(page);
      for (const [what, find] of Object.entries(opened)) {
        await test.step(what, async () => {
          const { word, text } = find(page);
          await word.evaluate((each) => each.scrollIntoView({ block: 'center' }));
          await expect
            .poll(() => word.evaluate((each) => Object.keys(each).join()))
            .toContain('react');

          await restOn(page, word);
          await page.clock.runFor(REST);
          await expect(text, what).toBeVisible();
          expect(await gapsBetween(word, text), what).toEqual([]);
          await restOn(page, text);
          await page.clock.runFor(LONG);
          await expect(text, what).toBeVisible();
          await page.keyboard.press('Escape');
          await expect(text, what).toBeHidden();

          await page.mouse.move(1, 1);
          await restOn(page, word);
          await page.clock.runFor(REST);
          await expect(text, what).toBeVisible();
          await page.mouse.move(1, 1);
          await page.clock.runFor(REST);
          await expect(text, what).toBeHidden();
        });
      }
    });
  });
}
