import { holdPageWords, holdScripts } from './lateFiles.ts';
import {
  expect,
  frames,
  SPANISH_PAGE_WORDS,
  SPANISH_WORDS,
  switchOf,
  test,
  waitForHydration,
} from './visitor.ts';

test('a Ctrl-click on the switch opens the other page in a new tab, with and without React', async ({
  page,
  context,
}) => {
  const arrive = await holdScripts(page);
  await page.goto('/');
  for (const when of ['before React', 'with React']) {
    await test.step(when, async () => {
      if (when === 'with React') {
        arrive();
        await waitForHydration(page);
      } else await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
      const opened = context.waitForEvent('page');
      await switchOf(page, 'es').click({ modifiers: ['ControlOrMeta'] });
      const tab = await opened;
      await expect(tab, when).toHaveURL('/es/');
      await tab.close();
      await expect(page, when).toHaveURL('/');
      await expect(page.locator('html'), when).toHaveAttribute('lang', 'en');
    });
  }
});

test('two clicks on the switch add one history entry, and do not switch back', async ({ page }) => {
  const clicks: Record<string, () => Promise<void>> = {
    quick: () => switchOf(page, 'es').dblclick(),
    'two taps while the words are late': async () => {
      const arrive = await holdPageWords(page);
      // Two taps, too slow for a double click, which counts as one.
      const tap = { bubbles: true, cancelable: true, detail: 1 };
      await switchOf(page, 'es').dispatchEvent('click', tap);
      await switchOf(page, 'es').dispatchEvent('click', tap);
      arrive();
    },
    'a double click after the words have loaded': async () => {
      const spanish = page.waitForResponse(SPANISH_PAGE_WORDS);
      const words = page.waitForResponse(SPANISH_WORDS);
      await switchOf(page, 'es').hover();
      await Promise.all([(await spanish).finished(), (await words).finished()]);
      // As slow as a hand.
      await switchOf(page, 'es').dblclick({ delay: 150 });
    },
  };
  for (const [how, click] of Object.entries(clicks)) {
    await test.step(how, async () => {
      await page.goto('/');
      await waitForHydration(page);
      const entries = await page.evaluate(() => history.length);
      await click();
      await expect(page.locator('html'), how).toHaveAttribute('lang', 'es');
      await frames(page);
      await expect.soft(page, how).toHaveURL('/es/');
      await expect.soft(page.locator('html'), how).toHaveAttribute('lang', 'es');
      expect.soft(await page.evaluate(() => history.length), how).toBe(entries + 1);
    });
  }
});

test('the words of the other language are fetched when the visitor moves the pointer or the focus to the switch, and not before', async ({
  page,
}) => {
  const spanish: string[] = [];
  page.on('request', (request) => {
    if (SPANISH_WORDS.test(request.url())) spanish.push(request.url());
  });
  const turns: Record<string, () => Promise<void>> = {
    // Straight from the text.
    'with the pointer': () => switchOf(page, 'es').hover(),
    'with the focus': () => switchOf(page, 'es').focus(),
  };
  for (const [how, turn] of Object.entries(turns)) {
    await test.step(how, async () => {
      await page.goto('/');
      await waitForHydration(page);
      await page.getByRole('heading', { level: 1 }).hover();
      await frames(page);
      expect(spanish, how).toEqual([]);
      await turn();
      await expect.poll(() => spanish.length, how).toBeGreaterThan(0);
      await expect(page.locator('html'), how).toHaveAttribute('lang', 'en');
      spanish.length = 0;
    });
  }
});
