import type { Page } from '@playwright/test';
import { contactWords } from '@wnc/content/contact';
import { heroWords } from '@wnc/content/hero';
import type { Language } from '@wnc/content/languages';

import { field, fillForm } from './formFields.ts';
import { storedMessages, writeAs } from './office.ts';
import {
  expect,
  frames,
  menuButton,
  menuIn,
  PHONE,
  switchOf,
  test,
  waitForFormHydration,
  waitForHydration,
} from './visitor.ts';

// React reports a hydration mismatch, and renders the part again.
test.use({
  expectedComplaints: /React error #418|403|not sent: http_403/,
  viewport: PHONE,
});

/**
 * Does what translators in browsers do. Chrome's wraps every text node in `<font>`; those of
 * Firefox and Safari change text nodes, or replace them. All set the `lang` of `<html>`.
 */
const translate = (page: Page, way: 'wraps' | 'changes' | 'replaces') =>
  page.evaluate((how) => {
    document.documentElement.lang = 'fr';
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() && !text.parentElement?.closest('script, style')) texts.push(text);
    }
    for (const text of texts) {
      if (how === 'wraps') {
        const font = document.createElement('font');
        text.replaceWith(font);
        font.append(`${text.data} `);
      } else if (how === 'changes') text.data += ' (translated)';
      else text.replaceWith(`${text.data} (translated)`);
    }
  }, way);

/**
 * Expects the page to still work: topic, errors, menu, and the switch, which now follows its link,
 * to the form under the menu.
 */
async function expectAnswers(page: Page): Promise<void> {
  const { labels, submit, tabs } = contactWords;
  const message = (language: Language) =>
    page.getByRole('textbox', { name: labels.message[language] });
  await page.getByRole('radio', { name: tabs.volunteer.label.en }).check({ force: true });
  // React renders the form again: a letter typed at that very moment is lost.
  await waitForFormHydration(page);
  await message('en').fill('Half a message');
  await page.getByRole('button', { name: submit.en }).click();
  await expect(page.getByRole('textbox', { name: labels.name.en })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expect(page.getByText(tabs.volunteer.lead.en)).toBeVisible();
  await menuButton(page).click();
  await expect(menuIn(page)).toBeVisible();
  await switchOf(page, 'es').click();
  await expect(page).toHaveURL('/es/#contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heroWords.title.es);
  await expect(message('es')).toHaveValue('Half a message');
  await expect(page.getByRole('radio', { name: tabs.volunteer.label.es })).toBeChecked();
}

test('a page that was translated before React loaded stays translated, and lets the visitor choose, open the menu, send and change the language', async ({
  page,
}) => {
  const { submit, tabs } = contactWords;
  const email = await writeAs('translated.before.react', page);
  await page.goto('/');
  await translate(page, 'wraps');
  const translated = await page.locator('#root font').count();
  const code = page.waitForResponse(/entry-client/);
  await menuButton(page).click();
  await expect(menuIn(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await (await code).finished();
  await page.getByRole('radio', { name: tabs.volunteer.label.en }).check({ force: true });
  await expect(page.getByText(tabs.volunteer.lead.en)).toBeVisible();
  await field(page, 'message').fill('Half a message');
  expect(await page.locator('#root font').count()).toBe(translated);
  await switchOf(page, 'es').click();
  await expect(page).toHaveURL('/es/#contact');
  await expect(field(page, 'message', 'es')).toHaveValue('Half a message');
  await expect(page.getByRole('radio', { name: tabs.volunteer.label.es })).toBeChecked();
  // Without a section in the address React does not load before the visitor acts.
  await page.goto('/es/');
  await translate(page, 'wraps');
  await field(page, 'name', 'es').fill('Ana Ejemplo');
  await field(page, 'email', 'es').fill(email);
  await page.getByRole('button', { name: submit.es }).click();
  await expect(page).toHaveURL(/\/es\/.*ref=/);
});

test('on a page that was translated before React loaded, pressing play leads to the link to the video every time', async ({
  page,
}) => {
  await page.goto('/');
  await translate(page, 'wraps');
  const play = page.locator('#community button');
  const link = page.locator('#community figcaption a');
  for (const press of [() => play.click(), () => play.press('Enter')]) {
    await press();
    await expect(link).toBeFocused();
    await expect(play).not.toHaveAttribute('aria-busy');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  }
});

test('a page whose translator changes or replaces the texts before React loads stays translated, and its menu stays open', async ({
  page,
}) => {
  const menu = page.locator('#menu');
  for (const way of ['changes', 'replaces'] as const) {
    await test.step(way, async () => {
      await page.goto('/');
      await translate(page, way);
      const code = page.waitForResponse(/entry-client/);
      await menuButton(page).click();
      await (await code).finished();
      await frames(page);
      await expect(menu, way).toBeVisible();
      await expect(menu, way).toContainText('(translated)');
      await page.keyboard.press('Escape');
      await expect(menu, way).toBeHidden();
      // Polled: the page can be scrolled only a moment after the menu has closed.
      const turnWheel = async () => {
        await page.mouse.wheel(0, 600);
        await frames(page);
        return page.evaluate(() => scrollY);
      };
      await expect.poll(turnWheel, way).toBeGreaterThan(0);
    });
  }
});

test('on a page that is translated under React, a visitor reads why a message was not sent, sends it again, is thanked, and can choose, open the menu and change the language', async ({
  page,
}) => {
  const { failure, submit, success } = contactWords;
  const email = await writeAs('translated.under.react', page);
  await page.goto('/');
  await waitForHydration(page);
  await fillForm(page, { email });
  await waitForFormHydration(page);
  await translate(page, 'wraps');
  await page.route(/\/functions\/v1\//, (route) => route.fulfill({ status: 403 }), { times: 1 });
  await page.getByRole('button', { name: submit.en }).click();
  await expect(page.getByText(failure.inline.en)).toBeVisible();
  await page.getByRole('button', { name: submit.en }).click();
  await expect(page.getByText(success.inline.en)).toBeVisible();
  expect(await storedMessages(email)).toHaveLength(1);
  await page.getByRole('button', { name: success.another.en }).click();
  await field(page, 'message').fill('Another message');
  await expect(field(page, 'message')).toHaveValue('Another message');
  await expectAnswers(page);
});

test('a visitor who goes Back on a translated page gets the earlier page, in its own language', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  await switchOf(page, 'es').click();
  await expect(page).toHaveURL('/es/');
  await translate(page, 'wraps');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heroWords.title.en);
  await expect(page.locator('#root font')).toHaveCount(0);
});

test('a page that is translated before its form is hydrated still lets the visitor choose, send, open the menu and change the language', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  await translate(page, 'wraps');
  await expectAnswers(page);
});
