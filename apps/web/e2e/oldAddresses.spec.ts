import type { Page } from '@playwright/test';
import { accessibilityWords } from '@wnc/content/accessibility';
import { heroWords } from '@wnc/content/hero';
import { languages } from '@wnc/content/languages';
import { navWords } from '@wnc/content/nav';

import { oldAddresses } from '../src/navigation/oldAddresses.ts';
import { BEFORE_STYLES, holdStyles } from './lateFiles.ts';
import { expect, PHONE, stopClock, switchOf, test, waitForHydration } from './visitor.ts';

/**
 * One that chooses no topic and one that does: on such a network each takes seconds longer. They are
 * opened again with a draft, too.
 */
const ON_SLOW_NETWORK: readonly (keyof typeof oldAddresses)[] = ['donate', 'volunteer'];

/** A phone with one bar of signal. Only Chromium can emulate it. */
async function slowDown(page: Page): Promise<void> {
  if (page.context().browser()?.browserType().name() !== 'chromium') return;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 300,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
}

for (const { path } of languages) {
  for (const [old, place] of Object.entries(oldAddresses)) {
    const [anchor, query] = place.split('?');
    const topic = new URLSearchParams(query).get('type');
    const aim = topic ? `#${anchor} with the topic ${topic}` : `#${anchor}`;
    const address = `${path}${old}`;
    const isSlow = ON_SLOW_NETWORK.some((name) => name === old);
    const network = isSlow ? ' on a slow network' : '';
    test(`the old address ${address} leads to ${aim}${network}, with one history entry`, async ({
      page,
    }) => {
      // Firefox counts no history entry for the blank page of a new window.
      await page.goto('/robots.txt');
      if (isSlow) await slowDown(page);
      const arrive = async (opened: string, given: string) => {
        const entries = await page.evaluate(() => history.length);
        const response = await page.goto(opened);
        expect(response?.status()).toBe(200);
        await expect(page).toHaveURL(`${path}?from=flyer#${anchor}`);
        await expect(page.locator(`#${anchor}`)).toBeFocused();
        await expect(page.locator(`#${anchor}`)).toBeInViewport();
        // The topic of an address wins over that of a draft.
        const chosen = page.locator('#contact [name="type"]:checked');
        await expect(chosen).toHaveValue(topic ?? given);
        expect(await page.evaluate(() => history.length)).toBe(entries + 1);
      };
      await arrive(`${address}?from=flyer`, 'chw');
      // With a slash at its end it is the same page, of which the scripts do not read the address.
      const read = async (at: string) => (await page.request.get(at)).text();
      expect(await read(`${address}/`)).toBe(await read(address));
      if (!isSlow) return;
      await page.locator('#contact [value="partner"]').check({ force: true });
      await arrive(`${address}/?from=flyer`, 'partner');
    });
  }
}

test('a visitor who leaves the section of an old address before React has loaded leaves its title and description, too', async ({
  page,
}) => {
  const meta = page.locator('meta[name="description"]');
  await page.goto('/');
  const [title, description] = [await page.title(), await meta.getAttribute('content')];
  await page.goto('/about-us');
  await expect(page).toHaveURL('/#about');
  await expect(page).not.toHaveTitle(title);
  // No pointer that would load React first.
  await page.getByRole('link', { name: heroWords.learnMore.en }).dispatchEvent('click');
  await expect(page).toHaveURL('/#community');
  await waitForHydration(page);
  await expect(page).toHaveTitle(title);
  await expect(meta).toHaveAttribute('content', description ?? '');
});

test('an old address that names a section leads to that section', async ({ page }) => {
  await page.goto('/volunteer/?from=flyer#team');
  await expect(page).toHaveURL('/?from=flyer#team');
  await expect(page.locator('#team')).toBeInViewport();
  await expect(page.locator('#contact [name="type"]:checked')).toHaveValue('volunteer');
});

test.describe('on an old address of which only the first screen has its styles', () => {
  test('a visitor who follows a link is at the section of the link', async ({ page }) => {
    const arrive = await holdStyles(page);
    await page.goto('/volunteer?from=flyer', BEFORE_STYLES);
    await page.getByRole('link', { name: heroWords.learnMore.en }).click();
    arrive();
    await expect(page).toHaveURL('/?from=flyer#community');
    await expect(page.locator('#community')).toBeInViewport();
  });

  test('a visitor who opens the menu keeps it open, and stays where they are', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await stopClock(page);
    const arrive = await holdStyles(page);
    await page.goto('/our-team', BEFORE_STYLES);
    await page.getByRole('button', { name: accessibilityWords.openMenu.en }).click();
    arrive();
    await page.waitForLoadState('domcontentloaded');
    await page.clock.runFor(100);
    await expect(page).toHaveURL('/#team');
    await page.clock.runFor(2000);
    await expect(page.getByRole('navigation', { name: navWords.sections.en })).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

test.describe('half a second after an old address has been replaced', () => {
  test.beforeEach(async ({ page }) => {
    await stopClock(page);
    await page.goto('/our-team');
    // The clock advances, but by less than the half second.
    await page.clock.runFor(100);
    await expect(page).toHaveURL('/#team');
  });

  test('the page is at its section, and not before', async ({ page }) => {
    await page.clock.runFor(399);
    await expect(page.locator('#team')).not.toBeInViewport();
    await page.clock.runFor(1);
    await expect(page.locator('#team')).toBeInViewport();
  });

  test('a visitor who has scrolled by then stays where they are', async ({ page }) => {
    await page.mouse.wheel(0, 100);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(100);
    await page.clock.runFor(2000);
    expect(await page.evaluate(() => scrollY)).toBe(100);
  });

  test('a visitor who has dragged the scrollbar by then stays where they are', async ({ page }) => {
    // Browsers report nothing else about it.
    await page.evaluate(() => scrollTo({ top: 100, behavior: 'instant' }));
    await page.clock.runFor(2000);
    expect(await page.evaluate(() => scrollY)).toBe(100);
  });

  test('a visitor who has opened the menu by then keeps it open, and stays where they are', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: accessibilityWords.openMenu.en }).click();
    await page.clock.runFor(2000);
    await expect(page.getByRole('navigation', { name: navWords.sections.en })).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test('a visitor who has changed the language by then is at its section in that language', async ({
    page,
  }) => {
    await switchOf(page, 'es').click();
    await page.clock.resume();
    await expect(page).toHaveURL('/es/#team');
    await expect(page.locator('#team')).toBeInViewport();
  });

  test('a visitor who has pressed Page Down by then stays where they are', async ({ page }) => {
    await page.keyboard.press('PageDown');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await page.clock.runFor(2000);
    await expect(page.locator('#team')).not.toBeInViewport();
    await expect(page.locator('#team')).not.toBeFocused();
  });
});
