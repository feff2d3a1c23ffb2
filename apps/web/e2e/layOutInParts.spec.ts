import type { Page } from '@playwright/test';
import { languages } from '@wnc/content/languages';

import { expect, test } from './visitor.ts';

/** An upper bound on the elements laid out at once. */
const ELEMENTS_AT_ONCE = 200;

/** How many headers, headings, drawings and sections there are after each of the first parts. */
const FIRST_SCREEN = [
  [1, 0, 0, 0],
  [1, 1, 0, 1],
  [1, 1, 2, 1],
];

/**
 * Records how much of the page has been parsed each time a script forces a reflow by reading
 * `scrollY`.
 */
const watchParts = (page: Page) =>
  page.addInitScript(() => {
    const read: { parsed: number[]; elements: number }[] = [];
    const scrolled = Object.getOwnPropertyDescriptor(window, 'scrollY');
    Object.assign(window, { read });
    Object.defineProperty(window, 'scrollY', {
      get: () => {
        const count = (selector: string) => document.querySelectorAll(selector).length;
        const parsed = ['header', 'h1', '#hero [data-art]', 'main > section'].map(count);
        read.push({ parsed, elements: count('#root *') });
        return scrolled?.get?.call(window) as unknown;
      },
    });
  });

test('the page is laid out part by part while it is parsed, its header first, then the words of the hero, then its drawings, in each language, and the scripts for that are gone afterwards', async ({
  page,
}) => {
  await watchParts(page);
  for (const { path } of languages) {
    await test.step(path, async () => {
      await page.goto(path);
      const all = await page.locator('#root *').count();
      const read = await page.evaluate(
        () => Reflect.get(window, 'read') as { parsed: number[]; elements: number }[],
      );
      const firstScreen = read.slice(0, 3).map(({ parsed }) => parsed);
      expect.soft(firstScreen, path).toEqual(FIRST_SCREEN);
      let before = 0;
      for (const elements of [...read.map((part) => part.elements), all]) {
        expect.soft(elements - before, path).toBeLessThan(ELEMENTS_AT_ONCE);
        before = elements;
      }
      await expect.soft(page.locator('#root script'), path).toHaveCount(0);
    });
  }
});
