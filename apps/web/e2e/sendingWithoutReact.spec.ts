import type { Page } from '@playwright/test';
import { contactWords } from '@wnc/content/contact';

import { field, fillForm } from './formFields.ts';
import { BEFORE_SCRIPTS, FORM_CODE, holdPosts, holdScripts } from './lateFiles.ts';
import { storedMessages, writeAs } from './office.ts';
import {
  expect,
  frames,
  movePointer,
  NETWORK_FAULT,
  SPANISH_PAGE_WORDS,
  switchOf,
  test,
  waitForHydration,
} from './visitor.ts';

/** Longer than the language links stay inert. */
const REST_MS = 20_000;

/**
 * Has the browser send a message. Once the request is on its way, resolves to a tap on the
 * language. It uses the mouse: Playwright would wait for the answer before it looks for a link.
 */
async function send(page: Page, email: string): Promise<() => Promise<void>> {
  await fillForm(page, { email });
  const { x, y } = (await switchOf(page, 'es').boundingBox()) ?? { x: 0, y: 0 };
  const post = page.waitForRequest(/\/functions\/v1\//);
  await page.getByRole('button', { name: contactWords.submit.en }).click({ noWaitAfter: true });
  await post;
  return () => page.mouse.click(x + 5, y + 5);
}

/** Ends the wait for the scripts as soon as the visitor taps the language. */
const endWaitAtClick = (page: Page) =>
  page.evaluate(() => {
    addEventListener('click', ({ target }) => {
      if ((target as Element).closest('header')) dispatchEvent(new Event('hydrated'));
    });
  });

test('O28: a tap on the language while the browser sends a message, before the scripts have loaded, does not cut it off', async ({
  page,
}) => {
  const email = await writeAs('tap.before.scripts', page);
  await holdScripts(page);
  const answer = await holdPosts(page);
  await page.goto('/', BEFORE_SCRIPTS);
  await endWaitAtClick(page);
  const tap = await send(page, email);
  await tap();
  answer();
  await expect(page).toHaveURL(/\/contact\/thanks\/\?ref=/);
  expect(await storedMessages(email)).toHaveLength(1);
});

test('a visitor who comes back from the answer before the scripts have loaded can change the language', async ({
  page,
}) => {
  await holdScripts(page);
  await holdPosts(page);
  await page.goto('/', BEFORE_SCRIPTS);
  await endWaitAtClick(page);
  // What a page sees if the browser keeps it in memory while the answer is shown.
  await page.evaluate(() => {
    addEventListener('submit', () => dispatchEvent(new PageTransitionEvent('pagehide')));
  });
  const tap = await send(page, 'back.from.answer@example.org');
  await tap();
  await expect(page).toHaveURL('/es/#contact');
});

test('O28: on a translated page, a tap on the language while the browser sends a message does not cut it off', async ({
  page,
}) => {
  const email = await writeAs('tap.translated', page);
  const answer = await holdPosts(page);
  await page.goto('/');
  await page.evaluate(() => {
    document.documentElement.lang = 'fr';
  });
  const code = page.waitForResponse(/entry-client/);
  await movePointer(page);
  await (await code).finished();
  await frames(page);
  const tap = await send(page, email);
  await tap();
  answer();
  await expect(page).toHaveURL(/\/contact\/thanks\/\?ref=/);
  expect(await storedMessages(email)).toHaveLength(1);
});

test('a visitor whose answer opens in another tab can change the language a little later', async ({
  page,
  context,
}) => {
  await page.clock.install();
  const email = await writeAs('another.tab', context);
  await holdScripts(page);
  await page.goto('/', BEFORE_SCRIPTS);
  await fillForm(page, { email });
  // As Chromium does for a Ctrl-click; Firefox opens only links in another tab.
  await page.locator('#contact form').evaluate((form: HTMLFormElement) => {
    form.target = '_blank';
  });
  const tab = context.waitForEvent('page');
  await page.getByRole('button', { name: contactWords.submit.en }).click();
  await tab;
  await page.clock.fastForward(REST_MS);
  await switchOf(page, 'es').click();
  await page.clock.fastForward(REST_MS);
  await expect(page).toHaveURL('/es/#contact');
});

test.describe("when the form's code cannot be fetched", () => {
  test.use({ expectedComplaints: NETWORK_FAULT });

  test('O28: a tap on the language while the browser sends a message does not cut it off, even if the words cannot be fetched either', async ({
    page,
  }) => {
    const email = await writeAs('tap.without.form.code', page);
    await page.route(FORM_CODE, (route) => route.abort());
    await page.route(SPANISH_PAGE_WORDS, (route) => route.fulfill({ body: '' }));
    const answer = await holdPosts(page);
    await page.goto('/');
    await waitForHydration(page);
    const tap = await send(page, email);
    await tap();
    answer();
    await expect(page).toHaveURL(/\/contact\/thanks\/\?ref=/);
    expect(await storedMessages(email)).toHaveLength(1);
  });

  test('it is not requested again with every letter', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (FORM_CODE.test(request.url())) requests.push(request.url());
    });
    await page.route(FORM_CODE, (route) => route.abort());
    await page.goto('/#contact');
    await waitForHydration(page);
    await field(page, 'message').click();
    const before = requests.length;
    await page.keyboard.type('Half a message');
    await expect(field(page, 'message')).toHaveValue('Half a message');
    expect(requests.length - before).toBeLessThanOrEqual(1);
  });
});
