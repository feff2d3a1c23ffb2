import { contactWords } from '@wnc/content/contact';
import { heroWords } from '@wnc/content/hero';
import type { Language } from '@wnc/content/languages';

import { pageWordsAddress } from '../src/head/addresses.ts';
import { field } from './formFields.ts';
import {
  expect,
  isMarkedDocument,
  markDocument,
  NETWORK_FAULT,
  SPANISH_PAGE_WORDS,
  SPANISH_WORDS,
  switchOf,
  test,
  waitForFormHydration,
  waitForHydration,
} from './visitor.ts';

test.describe('when the other words cannot be fetched', () => {
  test.use({ expectedComplaints: NETWORK_FAULT });

  test('the switch leads to the form for a visitor who is reading the list of errors', async ({
    page,
  }) => {
    await page.goto('/');
    await waitForHydration(page);
    await page.locator('#contact').scrollIntoViewIfNeeded();
    await waitForFormHydration(page);
    await page.route(SPANISH_WORDS, (route) => route.abort());
    await page.getByRole('button', { name: contactWords.submit.en }).click();
    const errors = page.locator('#contact form section');
    await errors.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await switchOf(page, 'es').click();
    await expect(page).toHaveURL('/es/#contact');
  });

  test('the switch requests them again, and stays in the document if they arrive this time', async ({
    page,
  }) => {
    await page.goto('/');
    await waitForHydration(page);
    await markDocument(page);
    await page.route(SPANISH_PAGE_WORDS, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await switchOf(page, 'es').hover();
    await failed;
    await page.unroute(SPANISH_PAGE_WORDS);
    await switchOf(page, 'es').click();
    await expect(page).toHaveURL('/es/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heroWords.title.es);
    expect(await isMarkedDocument(page)).toBe(true);
  });

  test('Back loads the page of its language', async ({ page }) => {
    const title = page.getByRole('heading', { level: 1 });
    await page.route(pageWordsAddress('en'), (route) => route.abort());
    await page.goto('/');
    await waitForHydration(page);
    await markDocument(page);
    await switchOf(page, 'es').click();
    await expect(title).toHaveText(heroWords.title.es);
    expect(await isMarkedDocument(page)).toBe(true);
    await page.goBack();
    await expect(title).toHaveText(heroWords.title.en);
    expect(await isMarkedDocument(page)).toBe(false);
  });

  test('the topic chosen last stays, whatever topic the address names', async ({ page }) => {
    const topic = (name: 'chw' | 'partner', language: Language) =>
      page.getByRole('radio', { name: contactWords.tabs[name].label[language] });
    await page.goto('/#contact?type=partner');
    await expect(topic('partner', 'en')).toBeChecked();
    await page.route(SPANISH_WORDS, (route) => route.abort());
    await waitForFormHydration(page);
    await switchOf(page, 'es').click();
    await expect(page).toHaveURL('/es/#contact');
    await expect(topic('partner', 'es')).toBeChecked();
    await page.unroute(SPANISH_WORDS);
    await topic('chw', 'es').check({ force: true });
    await page.reload();
    await expect(topic('chw', 'es')).toBeChecked();
    await page.goBack();
    await expect(page).toHaveURL('/#contact');
    await expect(topic('chw', 'en')).toBeChecked();
  });

  test('the switch follows its link, the draft is still there, and Back and Forward between the two pages restore what was typed last', async ({
    page,
  }) => {
    const message = (language: Language) => field(page, 'message', language);
    await page.goto('/');
    await markDocument(page);
    await page.route(SPANISH_WORDS, (route) => route.abort());
    await message('en').fill('Half');
    await switchOf(page, 'es').click();
    await expect(page).toHaveURL('/es/#contact');
    expect(await isMarkedDocument(page)).toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heroWords.title.es);
    await expect(message('es')).toHaveValue('Half');
    await page.unroute(SPANISH_WORDS);
    await message('es').fill('Half a message');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(message('en')).toHaveValue('Half a message');
    await message('en').fill('');
    await page.goForward();
    await expect(page).toHaveURL('/es/#contact');
    await expect(message('es')).toHaveValue('');
  });
});

test('a switch to a page from a newer build opens that page, and the draft is still there', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  await field(page, 'name').fill('Ana Ejemplo');
  await markDocument(page);
  await page.route(SPANISH_PAGE_WORDS, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(/(entry-client-)[\w-]+/g, '$1newer');
    await route.fulfill({ response, body });
  });
  await switchOf(page, 'es').click();
  await expect(page).toHaveURL('/es/#contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heroWords.title.es);
  expect(await isMarkedDocument(page)).toBe(false);
  await expect(field(page, 'name', 'es')).toHaveValue('Ana Ejemplo');
});
