import type { Page } from '@playwright/test';
import { languages } from '@wnc/content/languages';

import { expect, test, waitForHydration } from '../visitor.ts';

const UPRIGHT = { width: 360, height: 640 };
const SIDEWAYS = { width: 640, height: 360 };
/** Below the header. */
const READ_PX = 120;

test.use({ isMobile: true, hasTouch: true });

for (const { path } of languages) {
  test(`what a visitor is reading stays in sight on ${path} when they turn the phone, and no finger reaches what is behind the header`, async ({
    page,
  }) => {
    await page.goto(path);
    await waitForHydration(page);
    for (const read of ['#programs h3', '#relief p', '#team li', '#contact fieldset']) {
      await page.setViewportSize(UPRIGHT);
      const line = page.locator(read).nth(1).or(page.locator(read).last()).first();
      await line.evaluate((each, top) => {
        scrollBy({ top: each.getBoundingClientRect().top - top, behavior: 'instant' });
      }, READ_PX);
      await page.setViewportSize(SIDEWAYS);
      await expect.soft(line, read).toBeInViewport();
    }
    await test.step('a finger in a gap of the header does not reach what is behind it', () =>
      expectNoGap(page));
  });
}

async function expectNoGap(page: Page): Promise<void> {
  await page.setViewportSize(UPRIGHT);
  await page.locator('#team').evaluate((each) => each.scrollIntoView());
  const behind = await page.locator('#top').evaluate((header) => {
    const { bottom, right } = header.getBoundingClientRect();
    const seen = new Set<string>();
    for (let y = 2; y < bottom; y += 4) {
      for (let x = 1; x < right; x += 4) {
        const found = document.elementFromPoint(x, y);
        if (found && !header.contains(found)) seen.add(found.outerHTML.slice(0, 80));
      }
    }
    return [...seen];
  });
  expect(behind).toEqual([]);
}
