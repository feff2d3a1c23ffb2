import type { Page } from '@playwright/test';
import { contactWords } from '@wnc/content/contact';
import { navWords } from '@wnc/content/nav';
import { tooltipsWords } from '@wnc/content/tooltips';
import { contactTypes } from '@wnc/validation/contact';

import { partner } from './formFields.ts';
import { expect, menuButton, menuIn, PHONE, test, waitForFormHydration } from './visitor.ts';

const A_WORD_PX = 24;

/** Makes the browser one that does not know some features of CSS. */
async function forget(page: Page, ...features: string[]): Promise<void> {
  await page.route(/\/$|\.css$/, async (route) => {
    const response = await route.fetch();
    // The policy allows only the inline styles that were built.
    const { 'content-security-policy': _, ...headers } = response.headers();
    const text = await response.text();
    const body = features.reduce(
      (rest, each) => rest.replaceAll(each, `${each[0]}unknown-${each.slice(1)}`),
      text,
    );
    await route.fulfill({ response, headers, body });
  });
}

const opacityOf = (page: Page) => partner(page).evaluate((each) => getComputedStyle(each).opacity);

test('a visitor whose browser lacks :has() sees which topic is chosen, and what each is about', async ({
  page,
}) => {
  await forget(page, ':has(');
  await page.goto('/#contact');
  await waitForFormHydration(page);
  await partner(page).check();
  expect(await opacityOf(page)).toBe('1');
  const bottoms: number[] = [0];
  for (const type of contactTypes) {
    const lead = page.getByText(contactWords.tabs[type].lead.en);
    await expect(lead).toBeVisible();
    const { y = 0, height = 0 } = (await lead.boundingBox()) ?? {};
    expect(y).toBeGreaterThanOrEqual(bottoms.at(-1) ?? 0);
    bottoms.push(y + height);
  }
});

test('a visitor whose browser lacks popovers reads what FEMA is in brackets after the word, and opens the menu', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await forget(page, ':popover-open', ' popover=');
  await page.goto('/es/');
  const relief = page.locator('#relief');
  const explanation = relief.getByText(tooltipsWords.fema.es);
  await expect(explanation).toBeVisible();
  const around = (part: string) =>
    explanation.evaluate((each, pseudo) => getComputedStyle(each, pseudo).content, part);
  expect([await around('::before'), await around('::after')]).toEqual(['" ("', '")"']);
  // The word follows "solicitudes de": a box around it and the explanation would begin a line.
  const gap = await relief.getByRole('button', { name: 'FEMA' }).evaluate((term) => {
    const sentence = term.closest('li')?.getBoundingClientRect().left ?? Infinity;
    return term.getBoundingClientRect().left - sentence;
  });
  expect(gap).toBeGreaterThan(A_WORD_PX);
  await expect(page.locator('#chw').getByText(tooltipsWords.chw.es)).toBeHidden();
  await expect(menuIn(page, 'es')).toBeHidden();
  await menuButton(page, 'es').click();
  await expect(menuIn(page, 'es')).toBeVisible();
});

test('a visitor whose browser lacks the unit dvh reaches the end of the menu on a phone held sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: PHONE.height, height: PHONE.width });
  await forget(page, 'dvh');
  await page.goto('/');
  await menuButton(page).click();
  const last = menuIn(page).getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
});

test('a visitor whose browser lacks cascade layers gets a plain page, no wider than the window, and a form with nothing to fill in by mistake', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await forget(page, '@layer', 'text-emphasis');
  await page.goto('/');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: navWords.contact.en })).toBeVisible();
  await expect(menuButton(page)).toBeHidden();
  await expect(menuIn(page)).toBeHidden();
  await expect(page.locator('#achievements svg').first()).toBeHidden();
  expect(await opacityOf(page)).toBe('1');
  await expect(page.getByText(contactWords.honeypot.en)).toBeHidden();
  await expect(page.locator('[name=website]')).toBeHidden();
});
