import { accessibilityWords } from '@wnc/content/accessibility';
import { contactMeta, contactWords } from '@wnc/content/contact';
import { emailsWords } from '@wnc/content/emails';
import { heroWords } from '@wnc/content/hero';
import { languageWords } from '@wnc/content/language';
import { type Language, languageOf } from '@wnc/content/languages';
import { navWords } from '@wnc/content/nav';

import { inWords } from './accessibility/inWords.ts';
import { mailsOf, storedMessages, writeFrom } from './office.ts';
import { expect, formIsThere, reactIsThere, switchOf, TELEPHONE, test } from './visitor.ts';

const SPANISH_WORDS = /\/assets\/\w+-es-[\w-]+\.js$/;
const ENGLISH = languageOf('en').name;
const SPANISH = languageOf('es').name;
const THINKING_MS = 8000;
const OFFSET_PX = 80;

test.describe('a message begun in English', () => {
  test('is sent in Spanish after the switch, which loses nothing and repeats the mistake in Spanish', async ({
    page,
  }) => {
    const email = 'half.way@example.org';
    const field = (name: 'name' | 'email' | 'message', language: Language) =>
      page.getByLabel(contactWords.labels[name][language], { exact: true });
    await writeFrom('198.51.100.9', page);
    await page.clock.install();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/#contact');
    await reactIsThere(page);
    await page.getByRole('radio', { name: contactWords.tabs.partner.label.en }).check();
    await field('email', 'en').fill(email);
    await field('message', 'en').fill('Half a message, not finished');
    await formIsThere(page);
    await page.getByRole('button', { name: contactWords.submit.en }).click();
    await expect(page.getByText(contactWords.errors.name.too_short.en).first()).toBeVisible();

    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await switchOf(page, SPANISH).click();
    await expect(page).toHaveURL('/es/#contact');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page).toHaveTitle(inWords(contactMeta.title.es));
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      inWords(contactMeta.description.es),
    );
    await expect(page.getByText(contactWords.errors.name.too_short.es).first()).toBeVisible();
    await expect(page.getByText(contactWords.errors.name.too_short.en)).toHaveCount(0);
    await expect(field('message', 'es')).toHaveValue('Half a message, not finished');
    await expect(
      page.getByRole('radio', { name: contactWords.tabs.partner.label.es }),
    ).toBeChecked();
    await expect(page.getByText(languageWords.changed.es)).toBeAttached();
    await expect(switchOf(page, ENGLISH)).toBeFocused();
    await expect(switchOf(page, ENGLISH)).toHaveAttribute('lang', 'en');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

    await page.goBack();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(field('message', 'en')).toHaveValue('Half a message, not finished');
    await page.goForward();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');

    await field('name', 'es').fill('Ana Ejemplo');
    await page.clock.fastForward(THINKING_MS);
    await page.getByRole('button', { name: contactWords.submit.es }).click();
    await expect(page.getByText(contactWords.success.inline.es)).toBeVisible();
    expect(await storedMessages(email)).toMatchObject([{ type: 'partner', language: 'es' }]);
    await expect.poll(async () => (await mailsOf(email)).visitor.length).toBe(1);
    const { visitor } = await mailsOf(email);
    expect(visitor[0]?.text).toContain(emailsWords.confirmation.intro.es);
  });
});

test('the menu that is open stays open when the language changes', async ({ page }) => {
  await page.setViewportSize(TELEPHONE);
  await page.goto('/');
  await page.getByRole('button', { name: accessibilityWords.openMenu.en }).click();
  const menu = (language: Language) =>
    page.getByRole('navigation', { name: navWords.sections[language] });
  await expect(menu('en')).toBeVisible();
  await switchOf(page, SPANISH).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(menu('es')).toBeVisible();
  await expect(switchOf(page, ENGLISH)).toBeFocused();
  await menu('es').getByRole('link', { name: navWords.long.team.es }).click();
  await expect(menu('es')).toBeHidden();
  await expect(page).toHaveURL('/es/#team');
});

test('two quick clicks on the switch are one step in the history', async ({ page }) => {
  await page.goto('/');
  await reactIsThere(page);
  const entries = await page.evaluate(() => history.length);
  await switchOf(page, SPANISH).dblclick();
  await expect(page).toHaveURL('/es/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

test('back leads to the language of the address, also after the page was loaded again', async ({
  page,
}) => {
  await page.goto('/');
  await switchOf(page, SPANISH).click();
  await expect(page).toHaveURL('/es/');
  await page.reload();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heroWords.title.en);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('the words of the other language are fetched when the visitor turns to the switch', async ({
  page,
}) => {
  const spanish: string[] = [];
  page.on('request', (request) => {
    if (SPANISH_WORDS.test(request.url())) spanish.push(request.url());
  });
  await page.goto('/');
  await reactIsThere(page);
  await page.waitForLoadState('networkidle');
  expect(spanish).toEqual([]);
  await switchOf(page, SPANISH).hover();
  await expect.poll(() => spanish.length).toBeGreaterThan(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the switch is a link to the other address, and back', async ({ page }) => {
    await page.goto('/');
    await switchOf(page, SPANISH).click();
    await expect(page).toHaveURL('/es/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heroWords.title.es);
    await switchOf(page, ENGLISH).click();
    await expect(page).toHaveURL('/');
  });
});

test('what the visitor reads stays in place when the language changes', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  // As in a browser that does not hold the place by itself when the words above it change.
  await page.evaluate(() => document.body.style.setProperty('overflow-anchor', 'none'));
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

test('a page that glides to a section arrives there although its language changes', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await reactIsThere(page);
  const words = page.waitForResponse(SPANISH_WORDS);
  await switchOf(page, SPANISH).hover();
  await (await words).finished();
  // On the way, which is over before a test can come back to it.
  await switchOf(page, SPANISH).evaluate((link: HTMLElement) =>
    addEventListener('scroll', () => link.click(), { once: true }),
  );
  await page.getByRole('banner').getByRole('link', { name: navWords.team.en }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page).toHaveURL('/es/#team');
  const top = () => page.locator('#team').evaluate((each) => each.getBoundingClientRect().top);
  await expect.poll(async () => Math.abs((await top()) - OFFSET_PX)).toBeLessThan(8);
});

test.describe('when the other words cannot be fetched', () => {
  test.use({ expectedComplaints: /Failed to (?:load|fetch)|ERR_FAILED/ });

  test('the switch follows its link, and the draft is still there', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await page.route(SPANISH_WORDS, (route) => route.abort());
    await page.getByLabel(contactWords.labels.name.en, { exact: true }).fill('Ana Ejemplo');
    await page
      .getByRole('banner')
      .getByRole('link', { name: languageOf('es').name })
      .click();
    await expect(page).toHaveURL('/es/');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heroWords.title.es);
    await expect(page.getByLabel(contactWords.labels.name.es, { exact: true })).toHaveValue(
      'Ana Ejemplo',
    );
  });

  test('the topic that was chosen last stays, whatever the address had asked for', async ({
    page,
  }) => {
    const topic = (name: 'chw' | 'partner', language: Language) =>
      page.getByRole('radio', { name: contactWords.tabs[name].label[language] });
    await page.goto('/#contact?type=partner');
    await expect(topic('partner', 'en')).toBeChecked();
    await page.route(SPANISH_WORDS, (route) => route.abort());
    await formIsThere(page);
    await switchOf(page, SPANISH).click();
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

  test('back and forward between the two pages bring what was typed last', async ({ page }) => {
    const message = (language: Language) =>
      page.getByLabel(contactWords.labels.message[language], { exact: true });
    await page.goto('/');
    await page.route(SPANISH_WORDS, (route) => route.abort());
    await message('en').fill('Half');
    await switchOf(page, SPANISH).click();
    await expect(message('es')).toHaveValue('Half');
    await page.unroute(SPANISH_WORDS);
    await message('es').fill('Half a message');
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(message('en')).toHaveValue('Half a message');
    await message('en').fill('');
    await page.goForward();
    await expect(page).toHaveURL('/es/');
    await expect(message('es')).toHaveValue('');
  });
});
