import type { Page } from '@playwright/test';
import { contactWords } from '@wnc/content/contact';
import { type Language, languageOf, languages } from '@wnc/content/languages';

import { parts } from '../src/parts/parts.ts';
import { expect, reactIsThere, test } from './visitor.ts';

/** The page, its styles, two typefaces, the first picture below the first screen, the icon. */
const REQUESTS_ON_LOAD = 6;
/** A layout shift score that is 0.000 to three places. */
const NO_SHIFT = 0.0005;

/** Adds up what moves without having been asked to, from the first moment on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & Record<string, unknown>;
        if (hadRecentInput) continue;
        Object.assign(window, { shifted: Number(Reflect.get(window, 'shifted')) + Number(value) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The score once the frames that are on their way have been drawn. */
const shiftOf = (page: Page) =>
  page.evaluate(async () => {
    for (const _ of [1, 2, 3]) {
      // oxlint-disable-next-line no-await-in-loop -- one frame after the other
      await new Promise(requestAnimationFrame);
    }
    return Number(Reflect.get(window, 'shifted'));
  });

/** How many parts of the page have come in the words of a language. */
const wordsFetched = (page: Page, language: Language) =>
  page.evaluate(
    (file) =>
      performance.getEntriesByType('resource').filter(({ name }) => name.includes(file)).length,
    `-${language}-`,
  );

for (const { code, path } of languages) {
  const other = languageOf(code === 'en' ? 'es' : 'en');

  test(`${path} asks for few files until it has loaded, and for no script`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(asked.filter((file) => file.endsWith('.js'))).toEqual([]);
    expect(asked.length, asked.join(' ')).toBeLessThanOrEqual(REQUESTS_ON_LOAD);
  });

  test(`nothing on ${path} moves by itself, from the first paint to the end of a visit`, async ({
    page,
  }) => {
    await watchShifts(page);
    await page.setViewportSize({ width: 412, height: 823 });
    await page.goto(path, { waitUntil: 'networkidle' });
    await reactIsThere(page);
    expect(await shiftOf(page)).toBeLessThan(NO_SHIFT);
    // The pointer brings the words, so that the click is answered in the moment that it is made.
    const otherLanguage = page.getByRole('banner').getByRole('link', { name: other.name });
    await otherLanguage.hover();
    await expect.poll(() => wordsFetched(page, other.code)).toBe(parts.length);
    await otherLanguage.click();
    await expect(page.locator('html')).toHaveAttribute('lang', other.code);
    expect(await shiftOf(page)).toBeLessThan(NO_SHIFT);
    await page.getByRole('button', { name: contactWords.submit[other.code] }).click();
    await expect(
      page.getByText(contactWords.errors.name.too_short[other.code]).first(),
    ).toBeVisible();
    expect(await shiftOf(page)).toBeLessThan(NO_SHIFT);
  });
}

test('the small drawings far down are left alone until the visitor does something', async ({
  page,
}) => {
  await page.goto('/');
  const drawing = page.locator('#contact svg[aria-hidden] use').first();
  const isDrawn = () =>
    drawing.evaluate((each) => each.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isDrawn()).toBe(false);
  await page.mouse.move(10, 10);
  // Without scrolling: whoever takes a picture of the whole page has them on it.
  await expect.poll(isDrawn).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('without JavaScript a small drawing far down is there when the visitor gets to it', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/');
  const drawing = page.locator('#contact svg[aria-hidden] use').first();
  await drawing.locator('..').scrollIntoViewIfNeeded();
  await expect
    .poll(() => drawing.evaluate((each) => each.checkVisibility({ contentVisibilityAuto: true })))
    .toBe(true);
  await page.close();
});

test('React takes the page over without having its styles worked out anew', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    const changes = new MutationObserver(() => {
      document.body.dataset['changedLang'] = '';
    });
    changes.observe(document.documentElement, { attributeFilter: ['lang'] });
  });
  await reactIsThere(page);
  await expect(page.locator('body')).not.toHaveAttribute('data-changed-lang');
});
