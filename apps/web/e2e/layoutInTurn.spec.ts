import type { Page } from '@playwright/test';
import { languages } from '@wnc/content/languages';

import { allIsLaidOut, expect, reactIsThere, sectionsLeft, test, TELEPHONE } from './visitor.ts';

const OFFSET_PX = 80;

test.beforeEach(async ({ page }) => {
  await page.setViewportSize(TELEPHONE);
});

/** What is laid out in its turn waits for ever. Only Chromium can be stopped like that. */
async function stopTurns(page: Page): Promise<void> {
  if (page.context().browser()?.browserType().name() !== 'chromium') return;
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
}

const topOf = (page: Page, anchor: string) =>
  page.locator(`#${anchor}`).evaluate((each) => Math.round(each.getBoundingClientRect().top));

for (const { path } of languages) {
  test(`all of ${path} is laid out a moment after the first screen, and nothing moves on it`, async ({
    page,
  }) => {
    await page.goto(path);
    const first = await topOf(page, 'community');
    await allIsLaidOut(page);
    expect(await topOf(page, 'community')).toBe(first);
  });

  for (const [address, anchor] of [
    ['#team', 'team'],
    ['#contact?type=partner', 'contact'],
    ['our-team', 'team'],
  ] as const) {
    test(`${path}${address} opens at its section before the rest of the page is laid out`, async ({
      page,
    }) => {
      await stopTurns(page);
      await page.goto(`${path}${address}`);
      await expect.poll(() => topOf(page, anchor)).toBe(OFFSET_PX);
    });
  }
}

test('a link followed before the rest of the page is laid out lands on its section', async ({
  page,
  browserName,
}) => {
  await stopTurns(page);
  await page.goto('/');
  if (browserName === 'chromium') expect(await sectionsLeft(page)).toBeGreaterThan(5);
  await page.getByRole('link', { name: 'Get Involved' }).first().click();
  await expect.poll(() => topOf(page, 'relief')).toBe(OFFSET_PX);
});

test('all of the page is laid out once React is there', async ({ page }) => {
  await stopTurns(page);
  await page.goto('/');
  await reactIsThere(page);
  expect(await sectionsLeft(page)).toBe(0);
});
