import type { Page } from '@playwright/test';
import { languages } from '@wnc/content/languages';

import { waitForTypefaces } from '../typefaces.ts';
import { expect, test } from '../visitor.ts';
import { brokenWords } from './brokenWords.ts';
import { windows } from './windows.ts';
import { withStyle } from './withStyle.ts';

const phone = windows[1];

/** Taps the menu button wherever it is, as a finger would. */
async function tapMenuButton(page: Page): Promise<void> {
  const { x = 0, y = 0 } = (await page.locator('#top button').boundingBox()) ?? {};
  await page.touchscreen.tap(x + 20, y + 20);
}

async function opensAndClosesTheMenu(page: Page): Promise<void> {
  const menu = page.locator('#menu');
  await tapMenuButton(page);
  await expect(menu).toBeVisible();
  const bottom = await page.locator('#top').evaluate((each) => each.getBoundingClientRect().bottom);
  expect(await menu.evaluate((each) => each.getBoundingClientRect().top)).toBeCloseTo(bottom, 0);
  await menu.getByRole('link').last().scrollIntoViewIfNeeded();
  await expect(menu.getByRole('link').last()).toBeInViewport();
  await tapMenuButton(page);
  await expect(menu).toBeHidden();
}

for (const { code, path, name } of languages) {
  test.describe(`a visitor in ${name} whose browser shows text at twice the size`, () => {
    test.use({ viewport: phone, hasTouch: true, locale: code });

    test.beforeEach(async ({ page, context }) => {
      const settings = await context.newCDPSession(page);
      await settings.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    });

    test('opens and closes the menu, which covers nothing of the header', async ({ page }) => {
      await page.goto(path);
      await opensAndClosesTheMenu(page);
    });

    test('sees the heading of the section that a link leads to', async ({ page }) => {
      await page.goto(`${path}#mission`);
      await waitForTypefaces(page);
      const [header, heading] = [page.locator('#top'), page.locator('#mission :is(h2, h3)')];
      const edge = (await header.boundingBox())?.height ?? 0;
      await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(phone.height);
      expect(Math.ceil((await heading.boundingBox())?.y ?? 0)).toBeGreaterThanOrEqual(edge);
    });
  });

  test.describe(`a visitor in ${name} who sets the text to 115, 130 or 200 %`, () => {
    test.use({ viewport: phone, hasTouch: true, locale: code });

    test('opens and closes the menu, which covers nothing of the header, and at twice the size sees every word on one line: of the people and their buttons on a phone, of everything on a tablet, of the heading beside the video in a wide window', async ({
      page,
    }) => {
      await page.goto(path);
      await waitForTypefaces(page);
      for (const size of ['115%', '130%', '200%']) {
        await test.step(size, () =>
          withStyle(page, `html { font-size: ${size} !important; }`, () =>
            opensAndClosesTheMenu(page),
          ),
        );
      }
      await withStyle(page, 'html { font-size: 200% !important; }', async () => {
        for (const width of [320, phone.width, 414]) {
          await page.setViewportSize({ ...phone, width });
          expect.soft(await brokenWords(page, '#team', 1), `${width} px`).toEqual([]);
        }
        await page.setViewportSize(windows[2]);
        expect.soft(await brokenWords(page, 'main', 1), 'on a tablet').toEqual([]);
        await page.setViewportSize({ width: 1024, height: 768 });
        expect.soft(await brokenWords(page, '#operate', 1), 'on its side').toEqual([]);
        await page.setViewportSize(windows[3]);
        const overhang = await page.locator('#community h2').evaluate((heading) => {
          const { width } = heading.getBoundingClientRect();
          heading.style.width = 'min-content';
          return heading.getBoundingClientRect().width - width;
        });
        expect.soft(overhang, 'in a wide window').toBeLessThanOrEqual(0);
      });
    });
  });
}
