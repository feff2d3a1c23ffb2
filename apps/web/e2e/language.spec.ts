import { contactMeta, contactWords } from '@wnc/content/contact';
import { emailsWords } from '@wnc/content/emails';
import { heroWords } from '@wnc/content/hero';
import { languageWords } from '@wnc/content/language';
import { navWords } from '@wnc/content/nav';

import { pageWordsAddress } from '../src/head/addresses.ts';
import { field, partner, tooShort } from './formFields.ts';
import { inWords } from './inWords.ts';
import { mailsOf, storedMessages, writeAs } from './office.ts';
import {
  expect,
  isMarkedDocument,
  markDocument,
  menuButton,
  menuIn,
  NETWORK_FAULT,
  PHONE,
  switchOf,
  test,
  waitForFormHydration,
  waitForHydration,
} from './visitor.ts';

const THINKING_MS = 8000;

test.describe('a message begun in English', () => {
  test('is sent in Spanish after the switch, which loses nothing and translates the error', async ({
    page,
  }) => {
    const email = await writeAs('half.way', page);
    await page.clock.install();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/#contact');
    await waitForHydration(page);
    await partner(page).check();
    await field(page, 'email', 'en').fill(email);
    await field(page, 'message', 'en').fill('Half a message, not finished');
    await waitForFormHydration(page);
    await page.getByRole('button', { name: contactWords.submit.en }).click();
    await expect(page.getByText(tooShort('name')).first()).toBeVisible();

    await markDocument(page);
    await switchOf(page, 'es').click();
    await expect(page).toHaveURL('/es/#contact');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page).toHaveTitle(inWords(contactMeta.title.es));
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      inWords(contactMeta.description.es),
    );
    await expect(page.getByText(tooShort('name', 'es')).first()).toBeVisible();
    await expect(page.getByText(tooShort('name'))).toHaveCount(0);
    await expect(field(page, 'message', 'es')).toHaveValue('Half a message, not finished');
    await expect(partner(page, 'es')).toBeChecked();
    await expect(page.getByText(languageWords.changed.es)).toBeAttached();
    await expect(switchOf(page, 'en')).toBeFocused();
    await expect(switchOf(page, 'en')).toHaveAttribute('lang', 'en');
    expect(await isMarkedDocument(page)).toBe(true);

    await page.goBack();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(field(page, 'message', 'en')).toHaveValue('Half a message, not finished');
    await page.goForward();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');

    await field(page, 'name', 'es').fill('Ana Ejemplo');
    await page.clock.fastForward(THINKING_MS);
    await page.getByRole('button', { name: contactWords.submit.es }).click();
    await expect(page.getByText(contactWords.success.inline.es)).toBeVisible();
    expect(await storedMessages(email)).toMatchObject([{ type: 'partner', language: 'es' }]);
    await expect.poll(async () => (await mailsOf(email)).visitor.length).toBe(1);
    const { visitor } = await mailsOf(email);
    expect(visitor[0]?.text).toContain(emailsWords.confirmation.intro.es);
  });
});

test('an open menu stays open when the language changes', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await menuButton(page).click();
  await expect(menuIn(page)).toBeVisible();
  // Otherwise a slow machine follows the link, to a page with its menu closed.
  await waitForHydration(page);
  await switchOf(page, 'es').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(menuIn(page, 'es')).toBeVisible();
  await expect(switchOf(page, 'en')).toBeFocused();
  await menuIn(page, 'es').getByRole('link', { name: navWords.long.team.es }).click();
  await expect(menuIn(page, 'es')).toBeHidden();
  await expect(page).toHaveURL('/es/#team');
});

test('the switch keeps the query and the section of the address, and Back returns to the first language, even after a reload', async ({
  page,
}) => {
  await page.goto('/?from=flyer#team');
  await waitForHydration(page);
  await switchOf(page, 'es').click();
  await expect(page).toHaveURL('/es/?from=flyer#team');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL('/?from=flyer#team');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heroWords.title.en);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('offline since the switch', () => {
  // The browser requests the favicon for every address.
  test.use({ expectedComplaints: NETWORK_FAULT });

  test('Back returns to the first language', async ({ page, context }) => {
    await page.goto('/');
    await waitForHydration(page);
    const english = page.waitForResponse(pageWordsAddress('en'));
    await switchOf(page, 'es').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await (await english).finished();
    await context.setOffline(true);
    await page.goBack();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heroWords.title.en);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the switch is a link to the other address, and back', async ({ page }) => {
    await page.goto('/');
    await switchOf(page, 'es').click();
    await expect(page).toHaveURL('/es/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heroWords.title.es);
    await switchOf(page, 'en').click();
    await expect(page).toHaveURL('/');
  });
});
