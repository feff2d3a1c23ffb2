import type { Locator, Page } from '@playwright/test';
import { communityWords } from '@wnc/content/community';

import { field } from './formFields.ts';
import { BEFORE_SCRIPTS, holdScripts, SCRIPTS } from './lateFiles.ts';
import {
  expect,
  goOnUntil,
  isMarkedDocument,
  KEEPS_FAILURES,
  markDocument,
  NETWORK_FAULT,
  stopClock,
  switchOf,
  test,
} from './visitor.ts';

const outlineOf = (element: Locator) =>
  element.evaluate((link) => getComputedStyle(link).outlineStyle);

/** Resolves once the page's code has run, or once its failure to load has been handled. */
const entryIsOver = (page: Page) =>
  page.evaluate(() =>
    import(
      document.querySelector<HTMLElement>('[data-entry]')?.dataset['entry']?.split(' ')[0] ?? ''
    ).catch(() => undefined),
  );

test('a video requested before the scripts have loaded starts when they arrive', async ({
  page,
}) => {
  const arrive = await holdScripts(page);
  await page.goto('/');
  const play = page.locator('#community button');
  await play.click();
  await expect(play).toHaveAttribute('aria-busy', 'true');
  await expect(play).not.toHaveCSS('opacity', '1');
  await expect(page.locator('#community iframe')).toHaveCount(0);
  arrive();
  await expect(page.locator('#community iframe')).toBeVisible();
});

for (const path of ['/', '/es/volunteer/']) {
  test(`a video requested while ${path} is still arriving starts without another tap`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        const play = document.querySelector<HTMLElement>('#community button');
        if (!play || 'pressed' in window) return;
        observer.disconnect();
        Object.assign(window, { pressed: document.querySelector('footer') ? 'late' : 'early' });
        play.click();
      }).observe(document, { childList: true, subtree: true });
    });
    const arrive = await holdScripts(page);
    await page.goto(path, BEFORE_SCRIPTS);
    const play = page.locator('#community button');
    await expect(play).toHaveAttribute('aria-busy', 'true');
    expect(await page.evaluate(() => Reflect.get(window, 'pressed') as unknown)).toBe('early');
    arrive();
    await expect(page.locator('#community iframe')).toBeAttached();
  });
}

test('a video and a language requested before the scripts have loaded both come with them', async ({
  page,
}) => {
  await stopClock(page);
  const arrive = await holdScripts(page);
  await page.goto('/');
  await markDocument(page);
  await page.locator('#community button').click();
  await switchOf(page, 'es').click();
  arrive();
  await goOnUntil(page, () => expect(page).toHaveURL('/es/', { timeout: 1 }));
  await expect(page.locator('#community iframe')).toBeVisible();
  expect(await isMarkedDocument(page)).toBe(true);
});

test.describe('with a network failure', () => {
  test.use({ expectedComplaints: NETWORK_FAULT, hasTouch: true });

  test('a visitor who taps the video just after a first attempt to load the scripts has failed is led to the link to its page when the next one fails', async ({
    page,
    browserName,
  }) => {
    test.skip(browserName === 'firefox', KEEPS_FAILURES);
    await stopClock(page);
    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto('/');
    const failed = page.waitForEvent('requestfailed');
    await page.keyboard.press('Shift');
    await failed;
    await entryIsOver(page);
    const failAgain = await holdScripts(page);
    const play = page.locator('#community button');
    await play.tap();
    await page.clock.runFor(1);
    await expect(play).toHaveAttribute('aria-busy', 'true');
    failAgain();
    await expect(page.getByRole('link', { name: communityWords.watchOnSite.en })).toBeFocused();
  });

  test('a visitor who has pressed play and is typing a message when the scripts fail can keep typing', async ({
    page,
  }) => {
    await page.route(SCRIPTS, (route) => route.abort());
    const fail = await holdScripts(page);
    await page.goto('/', BEFORE_SCRIPTS);
    const play = page.locator('#community button');
    await play.click();
    await field(page, 'message').pressSequentially('Half a');
    fail();
    await expect(play).not.toHaveAttribute('aria-busy');
    await page.keyboard.type(' message');
    await expect(field(page, 'message')).toHaveValue('Half a message');
  });

  test('a visitor who taps the video is led to the link to its page if the scripts or the words cannot be fetched, and can request it again', async ({
    page,
    browserName,
  }) => {
    const play = page.locator('#community button');
    const link = page.getByRole('link', { name: communityWords.watchOnSite.en });
    const player = page.locator('#community iframe');
    for (const [what, files] of [
      ['without the scripts', SCRIPTS],
      ['without the words', /\/first-\w+-[^/]*\.js$/],
    ] as const) {
      await test.step(what, async () => {
        await page.route(files, (route) => route.abort());
        await page.goto('/');
        await play.tap();
        await expect(link, what).toBeFocused();
        await expect(link, what).toBeInViewport();
        expect(await outlineOf(link), what).toBe('solid');
        await expect(play, what).not.toHaveAttribute('aria-busy');
        // Without the words, the code may have loaded: waits until it has run.
        await entryIsOver(page);
        await page.unroute(files);
        if (browserName === 'firefox') return; // It keeps a module that failed as failed.
        await expect(async () => {
          if (!(await player.isVisible())) await play.click({ timeout: 1000 });
          await expect(player, what).toBeVisible({ timeout: 1000 });
        }).toPass();
      });
    }
  });
});
