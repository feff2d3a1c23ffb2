import type { Page } from '@playwright/test';
import { heroWords } from '@wnc/content/hero';
import { defaultMeta } from '@wnc/content/meta';

import { inWords } from './inWords.ts';
import { BEFORE_STYLES, holdStyles } from './lateFiles.ts';
import {
  expect,
  menuButton,
  menuIn,
  PHONE,
  stopClock,
  switchOf,
  test,
  waitForHydration,
} from './visitor.ts';

test('a visitor who leaves the section of an old address before React has loaded also leaves its title and description behind', async ({
  page,
}) => {
  const title = inWords(defaultMeta.title.en);
  await page.goto('/about-us');
  await expect(page).toHaveURL('/#about');
  await expect(page).not.toHaveTitle(title);
  // Without moving the pointer, which would load React first.
  await page.getByRole('link', { name: heroWords.learnMore.en }).dispatchEvent('click');
  await expect(page).toHaveURL('/#community');
  await waitForHydration(page);
  await expect(page).toHaveTitle(title);
  const description = page.locator('meta[name="description"]');
  await expect(description).toHaveAttribute('content', inWords(defaultMeta.description.en));
});

test.describe('on an old address, while only the first screen has its styles', () => {
  test('a visitor who follows a link gets to its section', async ({ page }) => {
    const arrive = await holdStyles(page);
    await page.goto('/volunteer?from=flyer', BEFORE_STYLES);
    await page.getByRole('link', { name: heroWords.learnMore.en }).click();
    arrive();
    await expect(page).toHaveURL('/?from=flyer#community');
    await expect(page.locator('#community')).toBeInViewport();
  });

  test('a visitor who opens the menu finds it still open, and stays where they are', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await stopClock(page);
    const arrive = await holdStyles(page);
    await page.goto('/our-team', BEFORE_STYLES);
    await menuButton(page).click();
    arrive();
    await page.waitForLoadState('domcontentloaded');
    await page.clock.runFor(100);
    await expect(page).toHaveURL('/#team');
    await page.clock.runFor(2000);
    await expect(menuIn(page)).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test.describe('half a second after an old address has been replaced', () => {
  const top = (page: Page) => page.evaluate(() => scrollY);

  async function openOldAddress(page: Page): Promise<void> {
    await page.goto('/our-team');
    // The clock advances, but by less than half a second.
    await page.clock.runFor(100);
    await expect(page).toHaveURL('/#team');
  }

  test('the page is at its section, not earlier, and in another language too', async ({ page }) => {
    await stopClock(page);
    await openOldAddress(page);
    await page.clock.runFor(399);
    await expect(page.locator('#team')).not.toBeInViewport();
    await page.clock.runFor(1);
    await expect(page.locator('#team')).toBeInViewport();
    await openOldAddress(page);
    await switchOf(page, 'es').click();
    await page.clock.resume();
    await expect(page).toHaveURL('/es/#team');
    await expect(page.locator('#team')).toBeInViewport();
  });

  test('a visitor who has scrolled, pressed Tab or opened the menu by then stays where they are', async ({
    page,
  }) => {
    await stopClock(page);
    const acts: Record<string, () => Promise<unknown>> = {
      'turned the wheel': () => page.mouse.wheel(0, 100),
      // Browsers report nothing but the scroll.
      'dragged the scrollbar': () =>
        page.evaluate(() => scrollTo({ top: 100, behavior: 'instant' })),
      'pressed Page Down': () => page.keyboard.press('PageDown'),
    };
    for (const [act, does] of Object.entries(acts)) {
      await test.step(act, async () => {
        await openOldAddress(page);
        await does();
        const scrolled = expect.poll(() => top(page), act);
        await (act === 'pressed Page Down' ? scrolled.toBeGreaterThan(0) : scrolled.toBe(100));
        await page.clock.runFor(2000);
        await expect.soft(page.locator('#team'), act).not.toBeInViewport();
        await expect.soft(page.locator('#team'), act).not.toBeFocused();
        if (act !== 'pressed Page Down') expect.soft(await top(page), act).toBe(100);
      });
    }
    await test.step('pressed Tab', async () => {
      await openOldAddress(page);
      await page.keyboard.press('Tab');
      await page.clock.runFor(2000);
      await expect.soft(page.locator('#team'), 'pressed Tab').not.toBeFocused();
      expect.soft(await top(page), 'pressed Tab').toBe(0);
    });
    await test.step('opened the menu', async () => {
      await page.setViewportSize(PHONE);
      await openOldAddress(page);
      await menuButton(page).click();
      await page.clock.runFor(2000);
      await expect(menuIn(page)).toBeVisible();
      expect.soft(await top(page), 'opened the menu').toBe(0);
    });
  });
});
