import { languageOf } from '@wnc/content/languages';
import { navWords } from '@wnc/content/nav';

import { expect, reactIsThere, SPANISH_WORDS, switchOf, test } from './visitor.ts';

const SPANISH = languageOf('es').name;
const OFFSET_PX = 80;

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
