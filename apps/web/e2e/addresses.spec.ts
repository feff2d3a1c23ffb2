import { contactMeta } from '@wnc/content/contact';
import { donateMeta } from '@wnc/content/donate';
import { languages } from '@wnc/content/languages';
import { notFoundWords } from '@wnc/content/notFound';

import { legacyRedirects } from '../src/navigation/legacyRedirects.ts';
import { expect, test } from './visitor.ts';

const OFFSET_PX = 80;

for (const { code, path } of languages) {
  for (const [old, anchor] of Object.entries(legacyRedirects)) {
    test(`the old address ${path}${old} leads to #${anchor}, with one entry in the history`, async ({
      page,
    }) => {
      const entries = await page.evaluate(() => history.length);
      const response = await page.goto(`${path}${old}?from=flyer`);
      expect(response?.status()).toBe(200);
      await expect(page).toHaveURL(`${path}?from=flyer#${anchor}`);
      await expect(page.locator(`#${anchor}`)).toBeInViewport();
      expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    });
  }

  test.describe('an unknown address', () => {
    test.use({ expectedComplaints: /404|nowhere/ });

    test(`under ${path} answers 404 in its language and leads home`, async ({ page }) => {
      const logged: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') logged.push(message.text());
      });
      const response = await page.goto(`${path}nowhere/to-be-found?secret=1#here`);
      expect(response?.status()).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', code);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFoundWords.title[code]);
      await expect(page.getByText(notFoundWords.message[code])).toBeVisible();
      expect(logged.some((line) => line.includes(`${path}nowhere/to-be-found`))).toBe(true);
      expect(
        logged.filter((line) => /secret|#here/.test(line) && !/Failed to load/.test(line)),
      ).toEqual([]);
      await page.getByRole('link', { name: notFoundWords.home[code] }).click();
      await expect(page).toHaveURL(path);
    });
  });
}

test('a visitor who scrolls first is not torn away by an old address', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => dispatchEvent(new WheelEvent('wheel')));
  });
  await page.goto('/our-team');
  await expect(page).toHaveURL('/#team');
  await page.clock.fastForward(2000);
  await expect(page.locator('#team')).not.toBeInViewport();
});

test('a link in the page lands 80 px under the top, and the focus goes along', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Relief' }).click();
  await expect(page).toHaveURL('/#relief');
  await expect(page.locator('#relief')).toBeFocused();
  const top = () => page.locator('#relief').evaluate((each) => each.getBoundingClientRect().top);
  await expect.poll(async () => Math.round(await top())).toBe(OFFSET_PX);
});

test('an address with a hash opens at that section', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/es/#programs');
  const top = () => page.locator('#programs').evaluate((each) => each.getBoundingClientRect().top);
  await expect.poll(async () => Math.round(await top())).toBe(OFFSET_PX);
});

test('the description of the page follows the hash and the language', async ({ page }) => {
  const description = page.locator('meta[name="description"]');
  await page.goto('/#donate');
  await expect(description).toHaveAttribute('content', /Your gift to/);
  expect(donateMeta.description.en).toContain('Your gift to');
  await page.evaluate(() => {
    location.hash = '#contact';
  });
  await expect(description).toHaveAttribute('content', /in English or Spanish/);
  expect(contactMeta.description.en).toContain('in English or Spanish');
  await page.evaluate(() => {
    location.hash = '#community';
  });
  await expect(description).toHaveAttribute('content', /grassroots, Latino-led/);
});

test.describe('an anchor that does not exist', () => {
  test.use({ expectedComplaints: /no element with the id "nothing-here"/ });

  test('is a warning in the console and nothing else', async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(`${message.type()}: ${message.text()}`));
    await page.goto('/');
    await page.evaluate(() => {
      location.hash = '#nothing-here';
    });
    await expect.poll(() => warnings.join()).toContain('warning: There is no element');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
