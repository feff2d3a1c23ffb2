import { EventEmitter, once } from 'node:events';

import type { Page } from '@playwright/test';
import { contactWords } from '@wnc/content/contact';
import { languageOf } from '@wnc/content/languages';

import { expect, reactIsThere, test } from './visitor.ts';

/** Whatever the page says in an element, with what stands in its attributes for those who listen. */
const wordsIn = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const named = [...element.querySelectorAll('[aria-label], [alt], [title]')].map((each) =>
      ['aria-label', 'alt', 'title'].map((name) => each.getAttribute(name)),
    );
    const read = element.cloneNode(true) as Element;
    // What is there for visitors without JavaScript stays as it was built.
    for (const each of read.querySelectorAll('noscript')) each.remove();
    return { text: read.textContent, named };
  });

/** What the visitor's browser has fetched: `Contact-…js` comes with the form. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => name.match(/[\w]+-[\w-]+\.js$/) ?? []),
  );

test('after the switch every word is the one of the page that was built in that language', async ({
  page,
}) => {
  await page.goto('/es/');
  const built = { main: await wordsIn(page, 'main'), footer: await wordsIn(page, 'footer') };
  await page.goto('/');
  await reactIsThere(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: languageOf('es').name })
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  expect(await wordsIn(page, 'main')).toEqual(built.main);
  expect(await wordsIn(page, 'footer')).toEqual(built.footer);
});

test('what is only read is never fetched a second time as a script', async ({ page }) => {
  await page.goto('/');
  expect(await scriptsOf(page)).toEqual([]);
  await reactIsThere(page);
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect(page.locator('#contact form')).toHaveJSProperty('noValidate', true);
  const fetched = await scriptsOf(page);
  expect(fetched.filter((name) => name.startsWith('still'))).toEqual([]);
  expect(fetched.filter((name) => name.startsWith('Contact'))).toHaveLength(1);
});

test.describe('when the code of the form cannot be fetched', () => {
  test.use({ expectedComplaints: /ERR_FAILED/ });

  test('the browser sends the message, and the visitor is thanked', async ({ page }) => {
    await page.route(/\/Contact-.*\.js$/, (route) => route.abort());
    await page.goto('/#contact');
    await reactIsThere(page);
    await page.getByLabel(contactWords.labels.name.en, { exact: true }).fill('Ana Ejemplo');
    await page.getByLabel(contactWords.labels.email.en, { exact: true }).fill('late@example.org');
    await page
      .getByLabel(contactWords.labels.message.en, { exact: true })
      .fill('Hello, I have a question about the fair.');
    await page.getByRole('button', { name: contactWords.submit.en }).click();
    await expect(page).toHaveURL(/\/contact\/thanks\/\?ref=/);
  });
});

test('what is typed while the code of the form is on its way stays', async ({ page }) => {
  const gate = new EventEmitter();
  await page.route(/\/Contact-.*\.js$/, async (route) => {
    await once(gate, 'open');
    await route.continue();
  });
  await page.goto('/#contact');
  await reactIsThere(page);
  const name = page.getByLabel(contactWords.labels.name.en, { exact: true });
  await name.fill('Ana Ejemplo');
  await page.getByRole('radio', { name: contactWords.tabs.partner.label.en }).check();
  gate.emit('open');
  await expect(page.locator('#contact form')).toHaveJSProperty('noValidate', true);
  await expect(name).toHaveValue('Ana Ejemplo');
  await expect(page.getByRole('radio', { name: contactWords.tabs.partner.label.en })).toBeChecked();
  await page.getByRole('button', { name: contactWords.submit.en }).click();
  await expect(page.getByText(contactWords.errors.message.too_short.en).first()).toBeVisible();
});
