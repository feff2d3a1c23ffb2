import { contactWords } from '@wnc/content/contact';
import { type Language, languageOf } from '@wnc/content/languages';

import { wholeChromium } from '../chromium.ts';
import { holdScripts } from './lateFiles.ts';
import { expect, switchOf, test, waitForFormHydration } from './visitor.ts';

// Playwright turns the back/forward cache (bfcache) off, since it does not notice a restored page.
// Only the full Chromium has it, not the headless shell.
test.use({
  launchOptions: async ({ launchOptions, browserName }, use) => {
    const whole = browserName === 'chromium' ? wholeChromium : {};
    const ignoreDefaultArgs = ['--disable-back-forward-cache'];
    await use({ ...launchOptions, ...whole, ignoreDefaultArgs });
  },
});

test('Back restores the page as it was left, without loading it again', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'Only Chromium has this argument.');
  await page.goto('/');
  const message = page.getByLabel(contactWords.labels.message.en, { exact: true });
  await message.fill('Half a message, not finished');
  await waitForFormHydration(page);
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

test('Back restores what was typed last, on whichever page it was typed', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'Only Chromium has this argument.');
  const { labels, tabs } = contactWords;
  const message = (language: Language) =>
    page.getByLabel(labels.message[language], { exact: true });
  await page.goto('/');
  await page.getByLabel(labels.name.en, { exact: true }).fill('Ana');
  await message('en').fill('Half a message');
  await waitForFormHydration(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.goto('/es/');
  await message('es').fill('Half a message, and more');
  await page.getByRole('radio', { name: tabs.partner.label.es }).check();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect(message('en')).toHaveValue('Half a message, and more');
  await expect(page.getByLabel(labels.name.en, { exact: true })).toHaveValue('Ana');
  await expect(page.getByRole('radio', { name: tabs.partner.label.en })).toBeChecked();
});

test('a video that is requested after Back starts when the scripts arrive at last', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'Only Chromium has this argument.');
  const arrive = await holdScripts(page);
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator('#community').scrollIntoViewIfNeeded();
  // The browser follows the link, since the scripts are late.
  await switchOf(page, languageOf('es').name).click();
  await expect(page).toHaveURL(/\/es\//);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  const play = page.locator('#community button');
  await play.click();
  await expect(play).toHaveAttribute('aria-busy', 'true');
  arrive();
  await expect(page.locator('#community iframe')).toBeVisible();
});
