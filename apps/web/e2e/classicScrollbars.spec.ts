import { languages } from '@wnc/content/languages';

import { chromiumOptions } from '../chromium.ts';
import { waitForTypefaces } from './typefaces.ts';
import { expect, menuButton, test, waitForHydration } from './visitor.ts';

// Scrollbars next to the page, not over it, as on most computers. By default Playwright hides them.
test.use({ launchOptions: { ...chromiumOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } });
test.skip(({ browserName }) => browserName !== 'chromium', 'Only Chromium has this option.');

for (const { code, path } of languages) {
  test(`the text and the header stay in place on ${path} when the menu opens in a window with a scrollbar`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 700 });
    await page.goto(path);
    await waitForTypefaces(page);
    await waitForHydration(page);
    const title = page.locator('#team-heading');
    await title.evaluate((each) => each.scrollIntoView());
    expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).not.toBe(
      0,
    );
    const language = page.locator('header [data-replay]').first();
    const before = [await title.boundingBox(), await language.boundingBox()];
    await menuButton(page, code).click();
    await expect(page.locator('html[data-locked]')).toBeAttached();
    expect([await title.boundingBox(), await language.boundingBox()]).toEqual(before);
  });
}
