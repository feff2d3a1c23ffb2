import { contactWords } from '@wnc/content/contact';

import { expect, formIsThere, test } from './visitor.ts';

// Playwright turns the cache off, since a page that comes back is no new page to it.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  },
});

test('the way back brings the page as it was left, without loading it again', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'The argument is Chromium’s.');
  await page.goto('/');
  const message = page.getByLabel(contactWords.labels.message.en, { exact: true });
  await message.fill('Half a message, not finished');
  await formIsThere(page);
  await page.evaluate(() => {
    Object.assign(window, { sameDocument: true });
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted);
    });
  });
  await page.goto('/privacy/');
  await page.evaluate(() => history.back());
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect(message).toHaveValue('Half a message, not finished');
  await page.getByRole('button', { name: contactWords.submit.en }).click();
  await expect(page.getByText(contactWords.errors.name.too_short.en).first()).toBeVisible();
});
