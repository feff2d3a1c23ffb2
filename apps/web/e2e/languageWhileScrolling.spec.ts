import type { Page } from '@playwright/test';
import { navWords } from '@wnc/content/nav';

import {
  expect,
  frames,
  isMarkedDocument,
  markDocument,
  SPANISH_PAGE_WORDS,
  SPANISH_WORDS,
  switchOf,
  test,
  waitForHydration,
} from './visitor.ts';

const OFFSET_PX = 80;
/** Longer than a switch waits for its words. */
const LATE_MS = 5000;

/** Opens the page and has the Spanish words fetched, by hovering over the switch. */
async function openWithSpanish(page: Page): Promise<void> {
  await page.goto('/');
  await waitForHydration(page);
  const words = [SPANISH_PAGE_WORDS, SPANISH_WORDS].map((file) => page.waitForResponse(file));
  await switchOf(page, 'es').hover();
  for (const file of words) await (await file).finished();
  await frames(page);
}

/** The same in a window where a link to a section scrolls far, and smoothly. */
async function openForScrolls(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await openWithSpanish(page);
}

/** How far a section is from where a link to it leads, in CSS pixels. */
const distanceOf = (page: Page, anchor: string) => () =>
  page
    .locator(`#${anchor}`)
    .evaluate(
      (section, offset) => Math.abs(section.getBoundingClientRect().top - offset),
      OFFSET_PX,
    );

test('a smooth scroll reaches its section even if the language changes on the way', async ({
  page,
}) => {
  await openForScrolls(page);
  // From within the page: the scroll would be over before the test could act from outside.
  await switchOf(page, 'es').evaluate((link: HTMLElement) =>
    addEventListener('scroll', () => link.click(), { once: true }),
  );
  await page.getByRole('banner').getByRole('link', { name: navWords.team.en }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page).toHaveURL('/es/#team');
  await expect.poll(distanceOf(page, 'team')).toBeLessThan(8);
});

test('the language waits until the page stops scrolling, however long that takes, and changes in the same document', async ({
  page,
}) => {
  await page.clock.install();
  await openWithSpanish(page);
  await markDocument(page);
  // Scrolls the page in every frame until the event `arrive`.
  await page.evaluate(() => {
    let moves = true;
    addEventListener('arrive', () => (moves = false));
    const go = (top: number) => {
      scrollBy({ top, behavior: 'instant' });
      if (moves) requestAnimationFrame(() => go(-top));
    };
    go(1);
  });
  await switchOf(page, 'es').evaluate((link: HTMLElement) => link.click());
  await page.clock.fastForward(LATE_MS);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.evaluate(() => dispatchEvent(new Event('arrive')));
  await expect(page).toHaveURL('/es/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  expect(await isMarkedDocument(page)).toBe(true);
});

test('a jump reaches its section even if the words of the other language arrive just as it begins', async ({
  page,
}) => {
  await openForScrolls(page);
  for (const [wait, anchor] of ['team', 'relief', 'team', 'relief'].entries()) {
    await page.evaluate(
      async ([count, link]) => {
        document.querySelector<HTMLElement>('header a[hreflang]')?.click();
        for (let i = 0; i < count; i += 1) await new Promise(requestAnimationFrame);
        document.querySelector<HTMLElement>(link)?.click();
      },
      [wait, `header [href='#${anchor}']`] as const,
    );
    await expect(page.locator('html')).toHaveAttribute('lang', wait % 2 === 0 ? 'es' : 'en');
    await expect.poll(distanceOf(page, anchor)).toBeLessThan(8);
  }
});
