import { holdPageWords } from './lateFiles.ts';
import {
  expect,
  frames,
  SPANISH_PAGE_WORDS,
  SPANISH_WORDS,
  switchOf,
  test,
  waitForHydration,
} from './visitor.ts';

for (const when of ['before', 'with'] as const) {
  test(`a Ctrl-click on the switch ${when} React opens the other page in a new tab`, async ({
    page,
    context,
  }) => {
    if (when === 'before') await page.route(/entry-client/, () => undefined);
    await page.goto('/');
    if (when === 'with') await waitForHydration(page);
    const tab = context.waitForEvent('page');
    await switchOf(page, 'es').click({ modifiers: ['ControlOrMeta'] });
    await expect(await tab).toHaveURL('/es/');
    await expect(page).toHaveURL('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
}

test('two quick clicks on the switch make one history entry', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  const entries = await page.evaluate(() => history.length);
  await switchOf(page, 'es').dblclick();
  await expect(page).toHaveURL('/es/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await frames(page);
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

test('two taps on the switch, while the words are late, make one history entry', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  const entries = await page.evaluate(() => history.length);
  const arrive = await holdPageWords(page);
  // Too slow for a double click, which counts as one.
  const tap = { bubbles: true, cancelable: true, detail: 1 };
  await switchOf(page, 'es').dispatchEvent('click', tap);
  await switchOf(page, 'es').dispatchEvent('click', tap);
  arrive();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await frames(page);
  await expect(page).toHaveURL('/es/');
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});

test('a double click on the switch does not switch back, although the words have already loaded', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  const spanish = page.waitForResponse(SPANISH_PAGE_WORDS);
  const words = page.waitForResponse(SPANISH_WORDS);
  await switchOf(page, 'es').hover();
  await Promise.all([(await spanish).finished(), (await words).finished()]);
  // As slowly as a hand.
  await switchOf(page, 'es').dblclick({ delay: 150 });
  await frames(page);
  await expect(page).toHaveURL('/es/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('a pointer that moves straight from the text to the switch fetches the words before the click', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('heading', { level: 1 }).hover();
  const words = page.waitForResponse(SPANISH_WORDS);
  await switchOf(page, 'es').hover();
  await words;
});

test('focusing the switch fetches the words before the link is followed', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  const words = page.waitForResponse(SPANISH_WORDS);
  await switchOf(page, 'es').focus();
  await words;
});

test('the words of the other language are fetched only when the visitor turns to the switch', async ({
  page,
}) => {
  const spanish: string[] = [];
  page.on('request', (request) => {
    if (SPANISH_WORDS.test(request.url())) spanish.push(request.url());
  });
  await page.goto('/');
  await waitForHydration(page);
  await frames(page);
  expect(spanish).toEqual([]);
  await switchOf(page, 'es').hover();
  await expect.poll(() => spanish.length).toBeGreaterThan(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
