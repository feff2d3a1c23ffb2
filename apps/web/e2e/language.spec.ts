import { contactWords } from '@wnc/content/contact';
import { heroWords } from '@wnc/content/hero';
import { languageWords } from '@wnc/content/language';
import { languageOf } from '@wnc/content/languages';

import { expect, reactIsThere, test } from './visitor.ts';

test('the switch changes the language in place and loses nothing that was typed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/#contact');
  await reactIsThere(page);
  const draft = 'Half a message, not finished';
  await page.getByRole('radio', { name: contactWords.tabs.partner.label.en }).check();
  await page.getByLabel(contactWords.labels.message.en, { exact: true }).fill(draft);
  await page.getByRole('button', { name: contactWords.submit.en }).click();
  await expect(page.getByText(contactWords.errors.name.too_short.en).first()).toBeVisible();

  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page
    .getByRole('banner')
    .getByRole('link', { name: languageOf('es').name })
    .click();

  await expect(page).toHaveURL('/es/#contact');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page).toHaveTitle(/Escríbanos/);
  await expect(page.getByText(contactWords.errors.name.too_short.es).first()).toBeVisible();
  await expect(page.getByLabel(contactWords.labels.message.es, { exact: true })).toHaveValue(draft);
  await expect(page.getByRole('radio', { name: contactWords.tabs.partner.label.es })).toBeChecked();
  await expect(page.getByText(languageWords.changed.es)).toBeAttached();
  await expect(
    page.getByRole('banner').getByRole('link', { name: languageOf('en').name }),
  ).toBeFocused();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByLabel(contactWords.labels.message.en, { exact: true })).toHaveValue(draft);
});

test('what the visitor reads stays in place when the language changes', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.locator('#team').evaluate((each) => each.scrollIntoView());
  const top = () => page.locator('#team').evaluate((each) => each.getBoundingClientRect().top);
  const before = await top();
  await page
    .getByRole('banner')
    .getByRole('link', { name: languageOf('es').name })
    .click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(4);
});

test.describe('when the other words cannot be fetched', () => {
  test.use({ expectedComplaints: /Failed to load|ERR_FAILED/ });

  test('the switch follows its link, and the draft is still there', async ({ page }) => {
    await page.goto('/');
    await page.route(/\/assets\/es-.*\.js$/, (route) => route.abort());
    await page.getByLabel(contactWords.labels.name.en, { exact: true }).fill('Ana Ejemplo');
    await page
      .getByRole('banner')
      .getByRole('link', { name: languageOf('es').name })
      .click();
    await expect(page).toHaveURL('/es/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heroWords.title.es);
    await expect(page.getByLabel(contactWords.labels.name.es, { exact: true })).toHaveValue(
      'Ana Ejemplo',
    );
  });
});

test.describe('a visitor whose browser prefers Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('is offered Spanish in one line on the English page, until it is answered', async ({
    page,
  }) => {
    const offer = page.getByRole('complementary', { name: languageWords.suggestion.region.en });
    await page.goto('/');
    await expect(offer).toBeVisible();
    await expect(offer).toHaveAttribute('lang', 'es');
    await page.reload();
    await offer.getByRole('button', { name: languageWords.suggestion.dismiss.en }).click();
    await expect(offer).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(offer).toBeHidden();
  });

  test('sees no such line on the Spanish page', async ({ page }) => {
    await page.goto('/es/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-language-offer]')).toBeHidden();
  });
});

test.describe('a page that was translated before React came', () => {
  // React says once that it found other texts than its own, and builds the page anew.
  test.use({ expectedComplaints: /React error #418/ });

  test('still lets the visitor choose, send and change the language', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    await page.evaluate(() => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) {
        const text = walker.currentNode as Text;
        if (text.data.trim() && !text.parentElement?.closest('script, style')) texts.push(text);
      }
      for (const text of texts) {
        const font = document.createElement('font');
        text.replaceWith(font);
        font.append(`${text.data} `);
      }
    });
    await page
      .getByRole('radio', { name: contactWords.tabs.volunteer.label.en })
      .check({ force: true });
    await page.getByRole('button', { name: contactWords.submit.en }).click();
    await expect(page.getByLabel(contactWords.labels.name.en)).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    await page
      .getByRole('banner')
      .getByRole('link', { name: languageOf('es').name })
      .click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  });
});
