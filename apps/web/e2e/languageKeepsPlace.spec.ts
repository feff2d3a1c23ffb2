import type { Page } from '@playwright/test';
import { languageOf } from '@wnc/content/languages';
import { navWords } from '@wnc/content/nav';

import { expect, reactIsThere, SPANISH_WORDS, switchOf, TELEPHONE, test } from './visitor.ts';

const SPANISH = languageOf('es').name;
const OFFSET_PX = 80;
/** Longer than a switch waits for its words. */
const LATE_MS = 5000;

test('what the visitor reads stays in place when the language changes', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  // As in a browser that does not hold the place by itself when the words above it change.
  await page.evaluate(() => document.body.style.setProperty('overflow-anchor', 'none'));
  await page.locator('#team').evaluate((each) => each.scrollIntoView());
  const top = () => page.locator('#team').evaluate((each) => each.getBoundingClientRect().top);
  const before = await top();
  await switchOf(page, SPANISH).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(4);
});

for (const [place, size] of [
  ['a telephone', TELEPHONE],
  ['a computer', { width: 1280, height: 800 }],
] as const) {
  test(`what is read stays in place on the way back and forward, on ${place}`, async ({ page }) => {
    await page.setViewportSize(size);
    await page.goto('/');
    await page.locator('#team').evaluate((each) => each.scrollIntoView());
    await reactIsThere(page);
    const html = page.locator('html');
    const top = () => page.locator('#team').evaluate((each) => each.getBoundingClientRect().top);
    const before = await top();
    await switchOf(page, SPANISH).click();
    await expect(html).toHaveAttribute('lang', 'es');
    for (const [step, language] of [
      [-1, 'en'],
      [1, 'es'],
      [-1, 'en'],
    ] as const) {
      await page.evaluate((delta) => history.go(delta), step);
      await expect(html).toHaveAttribute('lang', language);
      await twoFrames(page);
      expect(Math.abs((await top()) - before)).toBeLessThan(8);
    }
    // Elsewhere the browser keeps the place by itself.
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('auto');
  });
}

const twoFrames = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  });

test('a page that glides to a section arrives there although its language changes', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await reactIsThere(page);
  const words = page.waitForResponse(SPANISH_WORDS);
  await switchOf(page, SPANISH).hover();
  await (await words).finished();
  // On the way, which is over before a test can come back to it.
  await switchOf(page, SPANISH).evaluate((link: HTMLElement) =>
    addEventListener('scroll', () => link.click(), { once: true }),
  );
  await page.getByRole('banner').getByRole('link', { name: navWords.team.en }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page).toHaveURL('/es/#team');
  const top = () => page.locator('#team').evaluate((each) => each.getBoundingClientRect().top);
  await expect.poll(async () => Math.abs((await top()) - OFFSET_PX)).toBeLessThan(8);
});

test('the language waits for a page that moves, however long, and changes in place', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await reactIsThere(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const words = page.waitForResponse(SPANISH_WORDS);
  await switchOf(page, SPANISH).hover();
  await (await words).finished();
  // A page that scrolls with every frame, until it arrives.
  await page.evaluate(() => {
    let moves = true;
    addEventListener('arrive', () => (moves = false));
    const go = (top: number) => {
      scrollBy({ top, behavior: 'instant' });
      if (moves) requestAnimationFrame(() => go(-top));
    };
    go(1);
  });
  await switchOf(page, SPANISH).evaluate((link: HTMLElement) => link.click());
  await page.clock.fastForward(LATE_MS);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.evaluate(() => dispatchEvent(new Event('arrive')));
  await expect(page).toHaveURL('/es/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
