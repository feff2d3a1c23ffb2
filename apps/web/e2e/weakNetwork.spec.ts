import type { Page } from '@playwright/test';
import { accessibilityWords } from '@wnc/content/accessibility';
import { contactWords } from '@wnc/content/contact';
import { heroWords } from '@wnc/content/hero';
import { languageOf } from '@wnc/content/languages';
import { navWords } from '@wnc/content/nav';
import { resourceOf } from '@wnc/content/resources';
import { teamWords } from '@wnc/content/team';

import { BEFORE_SCRIPTS, holdPosts, holdPrivacy, holdScripts, SCRIPTS } from './lateFiles.ts';
import { storedMessages } from './office.ts';
import {
  expect,
  PHONE,
  switchOf,
  test,
  waitForFormHydration,
  waitForHydration,
} from './visitor.ts';

const SPANISH = languageOf('es').name;
const OFFER = resourceOf('en').languageOffers.es.accept;
const PRIVACY = resourceOf('en').contact.privacy.more;
const SWITCH_TIMEOUT_MS = 4000;
/** Longer than any timeout of the page. */
const LATE_MS = 30_000;

const field = (page: Page, name: 'name' | 'email' | 'message') =>
  page.getByLabel(contactWords.labels[name].en, { exact: true });
const partner = (page: Page) =>
  page.getByRole('radio', { name: contactWords.tabs.partner.label.en });
const menuButton = (page: Page) =>
  page.getByRole('button', { name: accessibilityWords.openMenu.en });
const menu = (page: Page) => page.getByRole('navigation', { name: navWords.sections.en });

test('what a visitor opens, chooses and types while the scripts are late is kept when they arrive', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const arrive = await holdScripts(page);
  await page.goto('/');
  await page.getByText(teamWords.readBio.en).first().click();
  await partner(page).check();
  await field(page, 'message').fill('Half a message, not finished');
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();

  arrive();
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await waitForFormHydration(page);
  await expect(menu(page)).toBeVisible();
  await expect(page.locator('#team details').first()).toHaveAttribute('open');
  await expect(partner(page)).toBeChecked();
  await expect(field(page, 'message')).toHaveValue('Half a message, not finished');
  await page.getByRole('button', { name: contactWords.submit.en }).click();
  await expect(page.getByText(contactWords.errors.name.too_short.en).first()).toBeVisible();
});

test('O28: a message that is sent before the scripts have loaded arrives, and the visitor is thanked', async ({
  page,
}) => {
  const email = 'before.scripts@example.org';
  await holdScripts(page);
  await page.goto('/', BEFORE_SCRIPTS);
  await field(page, 'name').fill('Ana Ejemplo');
  await field(page, 'email').fill(email);
  await field(page, 'message').fill('Hello, I have a question about the fair.');
  await page.getByRole('button', { name: contactWords.submit.en }).click();
  await expect(page).toHaveURL(/\/contact\/thanks\/\?ref=/);
  expect(await storedMessages(email)).toHaveLength(1);
  await page.goBack(BEFORE_SCRIPTS);
  await expect(field(page, 'message')).toHaveValue('');
});

test('O28: a message that is sent while a tap on the language waits for the scripts arrives, and the visitor is thanked', async ({
  page,
}) => {
  const email = 'language.first@example.org';
  await holdScripts(page);
  const answer = await holdPosts(page);
  await page.goto('/', BEFORE_SCRIPTS);
  await field(page, 'name').fill('Ana Ejemplo');
  await field(page, 'email').fill(email);
  await field(page, 'message').fill('Hello, I have a question about the fair.');
  await switchOf(page, SPANISH).click();
  await expect(switchOf(page, SPANISH)).toHaveAttribute('aria-busy', 'true');
  // What would follow the link: its time is up at the moment at which the message is sent.
  await page.evaluate(() => {
    addEventListener('submit', () => dispatchEvent(new Event('hydrated')));
  });
  const post = page.waitForRequest(/\/functions\/v1\//);
  await page.getByRole('button', { name: contactWords.submit.en }).click({ noWaitAfter: true });
  await post;
  answer();
  await expect(page).toHaveURL(/\/contact\/thanks\/\?ref=/);
  expect(await storedMessages(email)).toHaveLength(1);
});

test('O28: a message that is still being sent when the words of the other language are late arrives, and its answer can be read in both', async ({
  page,
}) => {
  const email = 'language.meanwhile@example.org';
  await page.clock.install();
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await field(page, 'name').fill('Ana Ejemplo');
  await field(page, 'email').fill(email);
  await field(page, 'message').fill('Hello, I have a question about the fair.');
  await waitForFormHydration(page);
  const arrive = await holdScripts(page);
  const answer = await holdPosts(page);
  const post = page.waitForRequest(/\/functions\/v1\//);
  await page.getByRole('button', { name: contactWords.submit.en }).click();
  await post;
  await switchOf(page, SPANISH).click();
  await page.clock.fastForward(SWITCH_TIMEOUT_MS);
  answer();
  await expect(page.getByText(contactWords.success.inline.en)).toBeVisible();
  arrive();
  await expect(page.getByText(contactWords.success.inline.es)).toBeVisible();
  await expect(page).toHaveURL('/es/');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(await storedMessages(email)).toHaveLength(1);
});

test.describe('the other language opens at once, without React, for a visitor whose first action is', () => {
  test.use({ locale: 'es-MX' });

  for (const [action, linkIn] of [
    ['to ask for it', (page: Page) => switchOf(page, SPANISH)],
    ['to take the offer of it', (page: Page) => page.getByRole('link', { name: OFFER })],
  ] as const) {
    test(action, async ({ page }) => {
      await holdScripts(page);
      await page.goto('/');
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      // Not by `click()`, which scrolls to the offer although it sticks to the window.
      await linkIn(page).dispatchEvent('pointerdown');
      await linkIn(page).evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL('/es/');
      // No script competes with the next page for bandwidth.
      expect(asked.slice(0, asked.indexOf('/es/')).filter((file) => SCRIPTS.test(file))).toEqual(
        [],
      );
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heroWords.title.es);
    });
  }
});

test('a visitor who follows a link to another page while the language waits for the scripts gets to that page', async ({
  page,
}) => {
  await holdScripts(page);
  const arrive = await holdPrivacy(page);
  await page.goto('/', BEFORE_SCRIPTS);
  await field(page, 'message').fill('Half a message, not finished');
  await switchOf(page, SPANISH).click();
  await expect(switchOf(page, SPANISH)).toHaveAttribute('aria-busy', 'true');
  // What would follow the held link: its time is up while the page of the other one is awaited.
  await page.evaluate(() => {
    addEventListener('click', () => dispatchEvent(new Event('hydrated')));
  });
  const next = page.waitForRequest(/\/privacy\/$/);
  await page.locator('#contact').getByRole('link', { name: PRIVACY }).click({ noWaitAfter: true });
  await next;
  arrive();
  await expect(page).toHaveURL('/privacy/');
});

test('a page to which a visitor comes back does not follow a tap on the language from before', async ({
  page,
}) => {
  await page.clock.install();
  await holdScripts(page);
  await page.goto('/', BEFORE_SCRIPTS);
  await field(page, 'message').fill('Half a message, not finished');
  await switchOf(page, SPANISH).click();
  await expect(switchOf(page, SPANISH)).toHaveAttribute('aria-busy', 'true');
  // As a browser does that keeps the page in its memory meanwhile.
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
  );
  await page.clock.fastForward(LATE_MS);
  await expect(switchOf(page, SPANISH)).not.toHaveAttribute('aria-busy');
  await expect(page).toHaveURL('/');
});

test('the language waits only a moment for late scripts, and the draft and the place are kept', async ({
  page,
}) => {
  await holdScripts(page);
  await page.goto('/?from=flyer#contact', BEFORE_SCRIPTS);
  await partner(page).check();
  // Last: the focus brings the field into the window, whatever was scrolled for the click.
  await field(page, 'message').fill('Half a message, not finished');
  await switchOf(page, SPANISH).click();
  // By the real clock: with a fake one, Firefox does not report a `back_forward` navigation.
  await expect(page).toHaveURL('/es/?from=flyer#contact');
  await expect(page.getByLabel(contactWords.labels.message.es, { exact: true })).toHaveValue(
    'Half a message, not finished',
  );
  await expect(page.getByRole('radio', { name: contactWords.tabs.partner.label.es })).toBeChecked();
  await page.getByLabel(contactWords.labels.message.es, { exact: true }).fill('Now it is');
  await page.goBack(BEFORE_SCRIPTS);
  await expect(page).toHaveURL('/?from=flyer#contact');
  await expect(field(page, 'message')).toHaveValue('Now it is');
});

for (const address of ['/#team', '/our-team']) {
  test(`the language opens at the top for a visitor who has come back up from the section of ${address} while the scripts are late`, async ({
    page,
  }) => {
    await holdScripts(page);
    await page.goto(address, BEFORE_SCRIPTS);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    // As a visitor scrolls: the page then no longer corrects its own jump.
    await page.mouse.wheel(0, -100);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await switchOf(page, SPANISH).click();
    await expect(page).toHaveURL('/es/');
  });
}

test('the language does not wait long for late words either, and the draft is kept', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await field(page, 'message').fill('Half a message, not finished');
  await waitForFormHydration(page);
  await holdScripts(page);
  await switchOf(page, SPANISH).click();
  await page.clock.fastForward(LATE_MS);
  await expect(page).toHaveURL('/es/#contact');
  await expect(page.getByLabel(contactWords.labels.message.es, { exact: true })).toHaveValue(
    'Half a message, not finished',
  );
});

test('with the menu open the language waits for the scripts, and the menu stays open', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const arrive = await holdScripts(page);
  await page.goto('/', BEFORE_SCRIPTS);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await menuButton(page).click();
  await switchOf(page, SPANISH).click();
  arrive();
  await expect(page).toHaveURL('/es/');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect(page.getByRole('navigation', { name: navWords.sections.es })).toBeVisible();
});

test('on a slow phone the menu opens while the page is still loading, and React leaves it open', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'Only Chromium can be slowed down.');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 100_000,
  });
  await page.setViewportSize(PHONE);
  await page.goto('/', { waitUntil: 'commit' });
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  await waitForHydration(page);
  await expect(menu(page)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { expanded: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
});
