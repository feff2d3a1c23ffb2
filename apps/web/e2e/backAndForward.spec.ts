import { contactWords } from '@wnc/content/contact';
import type { Language } from '@wnc/content/languages';

import { wholeChromium } from '../chromium.ts';
import { field, partner, tooShort } from './formFields.ts';
import { holdScripts } from './lateFiles.ts';
import {
  expect,
  isMarkedDocument,
  markDocument,
  switchOf,
  test,
  waitForFormHydration,
} from './visitor.ts';

// Playwright turns off the back/forward cache (bfcache), since it does not notice a restored page.
// Only full Chromium has it, not the headless shell.
test.use({
  launchOptions: async ({ launchOptions, browserName }, use) => {
    const whole = browserName === 'chromium' ? wholeChromium : {};
    const ignoreDefaultArgs = ['--disable-back-forward-cache'];
    await use({ ...launchOptions, ...whole, ignoreDefaultArgs });
  },
});

test('Back restores the page as it was left, without reloading it, and what was typed last, on whichever page', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'Only Chromium has this argument.');
  const message = (language: Language) => field(page, 'message', language);
  await page.goto('/');
  await message('en').fill('Half a message');
  await waitForFormHydration(page);
  await markDocument(page);
  await page.evaluate(() =>
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted);
    }),
  );
  await page.goto('/privacy/');
  await page.evaluate(() => history.back());
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  expect(await isMarkedDocument(page)).toBe(true);
  await expect(message('en')).toHaveValue('Half a message');
  await page.getByRole('button', { name: contactWords.submit.en }).click();
  await expect(page.getByText(tooShort('name')).first()).toBeVisible();

  await field(page, 'name').fill('Ana');
  await page.goto('/es/');
  await message('es').fill('Half a message, and more');
  await partner(page, 'es').check();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/');
  expect(await isMarkedDocument(page)).toBe(true);
  await expect(message('en')).toHaveValue('Half a message, and more');
  await expect(field(page, 'name')).toHaveValue('Ana');
  await expect(partner(page)).toBeChecked();
});

test('a video requested after Back starts when the scripts finally arrive', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'Only Chromium has this argument.');
  const arrive = await holdScripts(page);
  await page.goto('/');
  await markDocument(page);
  await page.locator('#community').scrollIntoViewIfNeeded();
  // The scripts are late, so the browser follows the link.
  await switchOf(page, 'es').click();
  await expect(page).toHaveURL(/\/es\//);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/');
  expect(await isMarkedDocument(page)).toBe(true);
  const play = page.locator('#community button');
  await play.click();
  await expect(play).toHaveAttribute('aria-busy', 'true');
  arrive();
  await expect(page.locator('#community iframe')).toBeVisible();
});
