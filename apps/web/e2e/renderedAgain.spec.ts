import type { Page } from '@playwright/test';
import { contactWords } from '@wnc/content/contact';
import { quickLinksWords } from '@wnc/content/footer';
import { navWords } from '@wnc/content/nav';

import { field, partner } from './formFields.ts';
import { FORM_CODE, hold, holdScripts } from './lateFiles.ts';
import { textsInFallbacks, waitForTypefaces } from './typefaces.ts';
import {
  expect,
  menuButton,
  NETWORK_FAULT,
  PHONE,
  switchOf,
  test,
  waitForFormHydration,
  waitForHydration,
} from './visitor.ts';

// Text changed before React loads is a hydration mismatch: React reports it, and renders that part
// of the page again.
test.use({
  expectedComplaints: new RegExp(`React error #418|${NETWORK_FAULT.source}`),
  viewport: PHONE,
});

/** Changes the header, outside of any part that React renders on its own: it renders the whole page. */
const changeHeader = (page: Page) =>
  page.evaluate(() => {
    const [text] = document.querySelector('header a')?.childNodes ?? [];
    if (text) text.textContent += ' (changed)';
  });

/** Opens the menu before React is there, which might replace the button between press and click. */
async function openMenuBeforeReact(page: Page) {
  const letReactIn = await holdScripts(page);
  await menuButton(page).click();
  await expect(page.locator('#menu')).toBeVisible();
  letReactIn();
}

test('an open menu stays open while React renders the page again, and once it is closed, the page scrolls and all of it changes language', async ({
  page,
}) => {
  await page.goto('/');
  await changeHeader(page);
  const menu = page.locator('#menu');
  await openMenuBeforeReact(page);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await expect(page.getByText('(changed)')).toHaveCount(0);
  await expect(menu).toBeVisible();
  await expect(page.locator('header button')).toHaveAttribute('aria-expanded', 'true');
  await waitForFormHydration(page);
  await menu.getByRole('link', { name: navWords.long.contact.en }).click();
  await expect(menu).toBeHidden();
  await expect(page.locator('#contact')).toBeInViewport();
  await expect(page.locator('html')).not.toHaveAttribute('data-locked');
  await switchOf(page, 'es').click();
  await expect(page.getByRole('contentinfo')).toContainText(quickLinksWords.title.es);
});

test('an open menu stays open, and closes on Escape, when React renders only a section again', async ({
  page,
}) => {
  await page.goto('/');
  const heading = page.locator('#community h2');
  await heading.evaluate((each) => each.append(' (changed)'));
  const menu = page.locator('#menu');
  await openMenuBeforeReact(page);
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await expect(heading).not.toContainText('(changed)');
  await expect(menu).toBeVisible();
  await expect(page.locator('header button')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});

test('a visitor who types before React loads can go on where they were once React has rendered the page again', async ({
  page,
}) => {
  const letReactIn = await holdScripts(page);
  await page.goto('/');
  await changeHeader(page);
  const message = field(page, 'message');
  await message.fill('Half message');
  await message.press('Home');
  for (const _ of 'Half ') await message.press('ArrowRight');
  const before = await message.elementHandle();
  letReactIn();
  await waitForFormHydration(page);
  await expect.poll(() => before?.evaluate((each) => each.isConnected)).toBe(false);
  await expect(message).toBeFocused();
  await page.keyboard.type('a ');
  await expect(message).toHaveValue('Half a message');
});

test('a visitor who types while the code of the form is late can go on where they were once React has rendered it again', async ({
  page,
}) => {
  const letFormIn = await hold(page, FORM_CODE);
  await page.goto('/');
  await changeHeader(page);
  await waitForHydration(page);
  await expect(page.getByText('(changed)')).toHaveCount(0);
  const message = field(page, 'message');
  await message.fill('Half a');
  const before = await message.elementHandle();
  letFormIn();
  await waitForFormHydration(page);
  await expect.poll(() => before?.evaluate((each) => each.isConnected)).toBe(false);
  await expect(message).toBeFocused();
  await page.keyboard.type(' message');
  await expect(message).toHaveValue('Half a message');
});

test('sections, drawings, form and scroll position stay while React renders the page again, even if their code cannot be fetched', async ({
  page,
  browserName,
}) => {
  const code = /\/(?:lowerSections|stillSections|Contact)-/;
  await page.route(code, (route) => route.abort());
  await page.goto('/');
  await waitForTypefaces(page);
  const sections = await page.locator('main section[id]').count();
  const drawings = await page.locator('[data-art] > svg').count();
  await changeHeader(page);
  await page.evaluate(() => document.querySelector('#team')?.scrollIntoView());
  const top = () =>
    page.locator('#team').evaluate((team) => Math.round(team.getBoundingClientRect().top));
  const before = await top();
  await waitForHydration(page);
  await expect(page.getByText('(changed)')).toHaveCount(0);
  await expect(page.locator('main section[id]')).toHaveCount(sections);
  await expect(page.locator('[data-art] > svg')).toHaveCount(drawings);
  await expect(page.getByRole('contentinfo')).toHaveCount(1);
  expect(await top()).toBe(before);
  expect(await textsInFallbacks(page)).toEqual([]);

  // See KEEPS_FAILURES.
  if (browserName === 'firefox') return;
  await page.unroute(code);
  await field(page, 'message').focus();
  await waitForFormHydration(page);
  await partner(page).check({ force: true });
  await field(page, 'message').fill('Half a message');
  await page.getByRole('button', { name: contactWords.submit.en }).click();
  await expect(field(page, 'name')).toHaveAttribute('aria-invalid', 'true');
});
