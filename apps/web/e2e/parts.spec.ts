import type { Page } from '@playwright/test';
import { contactWords } from '@wnc/content/contact';

import { field, partner, tooShort } from './formFields.ts';
import { holdReactsWork } from './holdReactsWork.ts';
import { FORM_WORDS, hold, holdPageWords } from './lateFiles.ts';
import {
  expect,
  goOnUntil,
  stopClock,
  switchOf,
  test,
  waitForFormHydration,
  waitForHydration,
} from './visitor.ts';

/** Enough for a switch that does not wait, and far less than the page waits for late files. */
const SOME_FRAMES_MS = 200;

/** All text in an element and in its attributes: accessible names, alt texts and titles. */
const wordsIn = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => {
    const named = [...element.querySelectorAll('[aria-label], [alt], [title]')].map((each) =>
      ['aria-label', 'alt', 'title'].map((name) => each.getAttribute(name)),
    );
    const read = element.cloneNode(true) as Element;
    // The text for visitors without JavaScript stays as built.
    for (const each of read.querySelectorAll('noscript')) each.remove();
    return { text: read.textContent, named };
  });

const wordsOfPage = async (page: Page) => ({
  main: await wordsIn(page, 'main'),
  footer: await wordsIn(page, 'footer'),
});

/** The names of the scripts fetched so far: `Contact-….js` comes with the form. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => name.match(/[\w]+-[\w-]+\.js$/) ?? []),
  );

test('after the switch, all words and the head are those of the page built in that language, and the drawings are unchanged, without the code of parts that the visitor has not come near; these hydrate in that language', async ({
  page,
}) => {
  const headOf = () =>
    page
      .locator('head > :is([rel=canonical], [rel=manifest], meta:not([name=viewport]))')
      .evaluateAll((all) => all.map((each) => each.outerHTML));
  const drawings = () =>
    page.locator('svg').evaluateAll((all) => all.map(({ innerHTML }) => innerHTML));
  await page.goto('/es/');
  const built = await wordsOfPage(page);
  await waitForHydration(page);
  await expect(page.locator('[rel=manifest]')).toHaveAttribute('href', '/es/site.webmanifest');
  const head = await headOf();

  await page.goto('/');
  await waitForHydration(page);
  const drawn = await drawings();
  const { footer } = await wordsOfPage(page);
  const footerAtChange = page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) => {
        const note = () => resolve(document.querySelector('footer')?.textContent);
        const html = document.documentElement;
        new MutationObserver(note).observe(html, { attributeFilter: ['lang'] });
      }),
  );
  await switchOf(page, 'es').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  expect.soft(await footerAtChange, 'what is below the window').toBe(footer.text);
  expect.soft(await drawings(), 'the drawings').toEqual(drawn);
  // What is below the window gets its words in the next frames.
  await expect.soft.poll(() => wordsOfPage(page), 'the words').toEqual(built);
  await expect.soft.poll(headOf, 'the head').toEqual(head);
  const fetched = await scriptsOf(page);
  const ofParts = fetched.filter((name) => !/^(?:entry-client|first)-/.test(name));
  expect.soft(ofParts, 'the code of parts').toEqual([]);

  await page.locator('footer').scrollIntoViewIfNeeded();
  await waitForFormHydration(page);
  expect.soft(await wordsOfPage(page), 'the words of the form').toEqual(built);
  await page.getByRole('button', { name: contactWords.submit.es }).click();
  await expect(page.getByText(tooShort('name', 'es')).first()).toBeVisible();
});

test('a part whose words were loading while the language changed hydrates in the new language', async ({
  page,
}) => {
  const arrive = await hold(page, FORM_WORDS);
  const words = page.waitForRequest(FORM_WORDS);
  await page.goto('/#contact');
  await waitForHydration(page);
  await words;
  await field(page, 'name').fill('Ana Ejemplo');
  await partner(page).check();
  await switchOf(page, 'es').click();
  const name = field(page, 'name', 'es');
  await expect(name).toHaveValue('Ana Ejemplo');
  arrive();
  await waitForFormHydration(page);
  await expect(name).toHaveValue('Ana Ejemplo');
  await expect(partner(page, 'es')).toBeChecked();
  await page.getByRole('button', { name: contactWords.submit.es }).click();
  await expect(page.getByText(tooShort('message', 'es')).first()).toBeVisible();
});

test('a part that hydrates while the words of the other language are late gets them too', async ({
  page,
}) => {
  await page.goto('/es/');
  const built = await wordsOfPage(page);
  await stopClock(page);
  await page.goto('/');
  await waitForHydration(page);
  const arrive = await holdPageWords(page);
  await switchOf(page, 'es').click();
  await page.locator('#contact').scrollIntoViewIfNeeded();
  await waitForFormHydration(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  arrive();
  const language = page.locator('html');
  await goOnUntil(page, () => expect(language).toHaveAttribute('lang', 'es', { timeout: 1 }));
  await page.clock.resume();
  await expect.poll(() => wordsOfPage(page)).toEqual(built);
});

test('a language switch waits for a part that React is just about to hydrate', async ({ page }) => {
  await stopClock(page);
  await page.addInitScript(holdReactsWork);
  await page.goto('/');
  await waitForHydration(page);
  const words = page.waitForResponse(FORM_WORDS);
  await page.evaluate(() => dispatchEvent(new Event('hold')));
  await page.locator('#contact').scrollIntoViewIfNeeded();
  await (await words).finished();
  const otherWords = page.waitForResponse(/\/contact-es-.*\.js$/);
  await switchOf(page, 'es').click();
  await (await otherWords).finished();
  await page.clock.runFor(SOME_FRAMES_MS);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.evaluate(() => dispatchEvent(new Event('go on')));
  const language = page.locator('html');
  await goOnUntil(page, () => expect(language).toHaveAttribute('lang', 'es', { timeout: 1 }));
  await page.clock.resume();
  await waitForFormHydration(page);
  await page.getByRole('button', { name: contactWords.submit.es }).click();
  await expect(page.getByText(tooShort('name', 'es')).first()).toBeVisible();
});

test('a part is requested while it is still below the window, together with the code it shares with another, which saves a slow phone a round trip', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  const shared = page.waitForRequest(/\/useFigureText-.*\.js$/);
  await page.route(/\/lowerSections-.*\.js$/, async (route) => {
    await shared;
    await route.fallback();
  });
  const part = page.waitForResponse(/\/lowerSections-.*\.js$/);
  await page.locator('#chw').evaluate((each) => {
    const { top } = each.getBoundingClientRect();
    scrollBy({ top: top - 2.5 * innerHeight, behavior: 'instant' });
  });
  expect((await part).ok()).toBe(true);
});

test('sections that are only read are never fetched a second time as a script', async ({
  page,
}) => {
  await page.goto('/');
  expect(await scriptsOf(page)).toEqual([]);
  await waitForHydration(page);
  await page.locator('footer').scrollIntoViewIfNeeded();
  await waitForFormHydration(page);
  await switchOf(page, 'es').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  const fetched = await scriptsOf(page);
  expect(fetched.filter((name) => name.startsWith('still'))).toEqual([]);
  expect(fetched.filter((name) => name.startsWith('Contact'))).toHaveLength(1);
});
