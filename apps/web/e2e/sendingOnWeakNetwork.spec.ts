import { contactWords } from '@wnc/content/contact';

import { pageWordsAddress } from '../src/head/addresses.ts';
import { field, fillForm } from './formFields.ts';
import { BEFORE_SCRIPTS, holdPosts, holdScripts } from './lateFiles.ts';
import { storedMessages, writeAs } from './office.ts';
import {
  expect,
  isMarkedDocument,
  markDocument,
  NETWORK_FAULT,
  SPANISH_PAGE_WORDS,
  stopClock,
  switchOf,
  test,
  waitForFormHydration,
  waitForHydration,
} from './visitor.ts';

const SWITCH_TIMEOUT_MS = 4000;

test('O28: a message sent before the scripts have loaded arrives, and the visitor is thanked', async ({
  page,
}) => {
  const email = await writeAs('before.scripts', page);
  await holdScripts(page);
  await page.goto('/', BEFORE_SCRIPTS);
  await fillForm(page, { email });
  await page.getByRole('button', { name: contactWords.submit.en }).click();
  await expect(page).toHaveURL(/\/contact\/thanks\/\?ref=/);
  expect(await storedMessages(email)).toHaveLength(1);
  await page.goBack(BEFORE_SCRIPTS);
  await expect(field(page, 'message')).toHaveValue('');
});

test('O28: a message sent while a tap on the language waits for the scripts arrives, and the visitor is thanked', async ({
  page,
}) => {
  const email = await writeAs('language.first', page);
  await stopClock(page);
  await holdScripts(page);
  const answer = await holdPosts(page);
  await page.goto('/', BEFORE_SCRIPTS);
  await fillForm(page, { email });
  await switchOf(page, 'es').click();
  await expect(switchOf(page, 'es')).toHaveAttribute('aria-busy', 'true');
  // The wait of the tap ends just as the message is sent: the link would be followed now.
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

test('O28: a message that is still being sent while the words of the other language are late arrives, and its answer can be read in both languages', async ({
  page,
}) => {
  const email = await writeAs('language.meanwhile', page);
  await page.clock.install();
  await page.goto('/');
  await markDocument(page);
  await fillForm(page, { email });
  await waitForFormHydration(page);
  const arrive = await holdScripts(page);
  const answer = await holdPosts(page);
  const post = page.waitForRequest(/\/functions\/v1\//);
  await page.getByRole('button', { name: contactWords.submit.en }).click();
  await post;
  await switchOf(page, 'es').click();
  await page.clock.fastForward(SWITCH_TIMEOUT_MS);
  answer();
  await expect(page.getByText(contactWords.success.inline.en)).toBeVisible();
  arrive();
  await expect(page.getByText(contactWords.success.inline.es)).toBeVisible();
  await expect(page).toHaveURL('/es/');
  expect(await isMarkedDocument(page)).toBe(true);
  expect(await storedMessages(email)).toHaveLength(1);
});

test('O28: the answer to a message can still be read if the words of the other language cannot be fetched', async ({
  page,
}) => {
  await page.goto('/');
  await fillForm(page, { email: await writeAs('no.words', page) });
  await waitForFormHydration(page);
  await page.route(SPANISH_PAGE_WORDS, (route) => route.fulfill({ body: '' }));
  const answer = await holdPosts(page);
  const post = page.waitForRequest(/\/functions\/v1\//);
  await page.getByRole('button', { name: contactWords.submit.en }).click();
  await post;
  const words = page.waitForResponse(`**${SPANISH_PAGE_WORDS}`);
  await switchOf(page, 'es').click();
  await words;
  const wordsAgain = page.waitForResponse(`**${SPANISH_PAGE_WORDS}`);
  answer();
  await wordsAgain;
  await expect(page.getByText(contactWords.success.inline.en)).toBeVisible();
  // The next tap follows the link.
  await switchOf(page, 'es').click();
  await expect(page).toHaveURL('/es/#contact');
});

test('O28: the answer to a message can still be read after Back, if the words of that page cannot be fetched', async ({
  page,
}) => {
  await page.route(pageWordsAddress('en'), (route) => route.fulfill({ body: '' }));
  await page.goto('/');
  await fillForm(page, { email: await writeAs('back.without.words', page) });
  await waitForFormHydration(page);
  await switchOf(page, 'es').click();
  await expect(page).toHaveURL('/es/');
  const answer = await holdPosts(page);
  const post = page.waitForRequest(/\/functions\/v1\//);
  await page.getByRole('button', { name: contactWords.submit.es }).click();
  await post;
  const words = page.waitForResponse(`**${pageWordsAddress('en')}`);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await words;
  answer();
  // The address is again that of the page with the answer.
  await expect(page).toHaveURL('/es/');
  await expect(page.getByText(contactWords.success.inline.es)).toBeVisible();
});

test.describe('when words cannot be fetched', () => {
  test.use({ expectedComplaints: NETWORK_FAULT });

  test('O28: the answer to a message has the address of its language after Forward, if the words of that page cannot be fetched', async ({
    page,
  }) => {
    // The words of the form, which is too far down for them to be fetched with the others.
    await page.route(/contact-es-[^/]*\.js/, (route) => route.abort());
    await page.goto('/');
    await waitForHydration(page);
    await switchOf(page, 'es').click();
    await expect(page).toHaveURL('/es/');
    await expect(page.locator('html')).toHaveAttribute('lang', /^es/);
    await page.goBack();
    await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
    await fillForm(page, { email: await writeAs('forward.without.words', page) });
    await waitForFormHydration(page);
    const answer = await holdPosts(page);
    const post = page.waitForRequest(/\/functions\/v1\//);
    await page.getByRole('button', { name: contactWords.submit.en }).click();
    await post;
    await page.goForward();
    await expect(page).toHaveURL('/es/');
    answer();
    await expect(page.getByText(contactWords.success.inline.en)).toBeVisible();
    await expect(page).toHaveURL('/');
  });
});
