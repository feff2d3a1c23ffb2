import { languages } from '@wnc/content/languages';

import { pages } from '../src/pages.ts';
import { expect, test } from './visitor.ts';

const ULTRA_WIDE = { width: 3440, height: 1440 };
/** A widescreen monitor in portrait orientation. */
const TALL = { width: 1080, height: 1920 };

for (const { code, path, name } of languages) {
  test(`on an ultra-wide screen the heading in ${name} is below the string of paper flags`, async ({
    page,
  }) => {
    await page.setViewportSize(ULTRA_WIDE);
    await page.goto(path);
    const flags = await page
      .locator('[data-art="hero-bunting"] use')
      .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().bottom));
    expect(flags.length).toBeGreaterThan(5);
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(heading?.y).toBeGreaterThan(Math.max(...flags));
  });

  test.describe(`every page in ${name}`, () => {
    test.use({ expectedComplaints: /status of 404|no page at/ });

    test('reaches the bottom of a tall screen', async ({ page }) => {
      await page.setViewportSize(TALL);
      const own = pages.filter(
        (each) => each.language === code && each.path === each.canonicalPath,
      );
      for (const { path: address } of own) {
        await page.goto(address);
        const foot = await page.evaluate(() => {
          const [last] = [...document.querySelectorAll('main, footer')].slice(-1);
          return last?.getBoundingClientRect().bottom;
        });
        expect.soft(foot, address).toBeGreaterThanOrEqual(TALL.height);
      }
    });
  });
}
