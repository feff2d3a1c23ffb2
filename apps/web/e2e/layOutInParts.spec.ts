import type { Page } from '@playwright/test';
import { languages } from '@wnc/content/languages';

import { expect, test } from './visitor.ts';

/** An upper bound on the elements laid out at once below the first screen. */
const ELEMENTS_AT_ONCE = 200;

/**
 * Records how much of the page has been parsed each time a script forces a reflow by reading
 * `scrollY`.
 */
const watchParts = (page: Page) =>
  page.addInitScript(() => {
    const read: { sections: number; elements: number }[] = [];
    const scrolled = Object.getOwnPropertyDescriptor(window, 'scrollY');
    Object.assign(window, { read });
    Object.defineProperty(window, 'scrollY', {
      get: () => {
        const count = (selector: string) => document.querySelectorAll(selector).length;
        read.push({ sections: count('main > section'), elements: count('#root *') });
        return scrolled?.get?.call(window) as unknown;
      },
    });
  });

test('the page is laid out part by part while it is parsed, in each language, and the scripts for that are gone afterwards', async ({
  page,
}) => {
  await watchParts(page);
  for (const { path } of languages) {
    await test.step(path, async () => {
      await page.goto(path);
      const all = await page.locator('#root *').count();
      const [first, ...later] = await page.evaluate(
        () => Reflect.get(window, 'read') as { sections: number; elements: number }[],
      );
      expect.soft(first?.sections, path).toBe(1);
      let before = first?.elements ?? 0;
      for (const elements of [...later.map((part) => part.elements), all]) {
        expect.soft(elements - before, path).toBeLessThan(ELEMENTS_AT_ONCE);
        before = elements;
      }
      await expect.soft(page.locator('#root script'), path).toHaveCount(0);
    });
  }
});
