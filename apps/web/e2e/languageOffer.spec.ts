import type { Page } from '@playwright/test';
import { heroWords } from '@wnc/content/hero';
import { resourceOf } from '@wnc/content/resources';

import { holdScripts, SCRIPTS } from './lateFiles.ts';
import {
  expect,
  NETWORK_FAULT,
  SPANISH_PAGE_WORDS,
  SPANISH_WORDS,
  switchOf,
  test,
  waitForHydration,
} from './visitor.ts';

const { es: spanish } = resourceOf('en').languageOffers;

const offerOf = (page: Page) => page.getByRole('complementary', { name: spanish.region });

test.describe('a visitor whose browser prefers Spanish', () => {
  test.use({ locale: 'es-MX' });

  /** Presses Enter on an answer, and expects Tab to continue from the start of the page. */
  async function expectToContinueAfter(page: Page, answer: 'accept' | 'dismiss'): Promise<void> {
    await waitForHydration(page);
    await offerOf(page).getByText(spanish[answer], { exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(offerOf(page)).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('lang', answer === 'accept' ? 'es' : 'en');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('#hero a').first()).toBeFocused();
  }

  test('gets Spanish at once, without React, if their first action is to ask for it or to accept the offer', async ({
    page,
  }) => {
    await holdScripts(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const [action, link] of [
      ['to ask for it', switchOf(page, 'es')],
      ['to accept the offer', page.getByRole('link', { name: spanish.accept })],
    ] as const) {
      await test.step(action, async () => {
        await page.goto('/');
        asked.length = 0;
        // Not Playwright's `click()`, which scrolls to the offer although it sticks to the window.
        await link.dispatchEvent('pointerdown');
        await link.evaluate((each: HTMLElement) => each.click());
        await expect(page, action).toHaveURL('/es/');
        // No script competes with the next page for bandwidth.
        const before = asked.slice(0, asked.indexOf('/es/'));
        expect(
          before.filter((file) => SCRIPTS.test(file)),
          action,
        ).toEqual([]);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heroWords.title.es);
        // In the next round, the offer has not been answered yet.
        await page.evaluate(() => localStorage.clear());
      });
    }
  });

  test('is offered Spanish in one line, only on the English page, until they decline, and Tab continues from the start of the page', async ({
    page,
  }) => {
    const offer = offerOf(page);
    await page.goto('/es/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-offered]')).toBeHidden();
    await page.goto('/');
    await expect(offer).toBeVisible();
    await expect(offer).toHaveAttribute('lang', 'es');
    await page.reload();
    await expectToContinueAfter(page, 'dismiss');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(offer).toBeHidden();
  });

  test('accepts the offer, is not asked again, and Tab continues from the start of the page', async ({
    page,
  }) => {
    await page.goto('/#relief');
    await waitForHydration(page);
    await offerOf(page).getByRole('link', { name: spanish.accept }).click();
    await expect(page).toHaveURL('/es/#relief');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await expect(page.locator('[data-offered]')).toHaveCount(0);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heroWords.title.en);
    await expect(offerOf(page)).toBeHidden();
    // As if not answered yet.
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expectToContinueAfter(page, 'accept');
  });

  test('can close the line even if storage is blocked; it comes back with the next page load', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Storage is blocked.', 'SecurityError');
          },
        });
      }
    });
    await page.goto('/');
    await offerOf(page).getByRole('button', { name: spanish.dismiss }).click();
    await expect(offerOf(page)).toBeHidden();
    await page.reload();
    await expect(offerOf(page)).toBeVisible();
  });
});

test.describe('offline since the offer', () => {
  test.use({ locale: 'es-MX', expectedComplaints: NETWORK_FAULT });

  test('a tap on it still shows the page in Spanish', async ({ page, context }) => {
    const words = page.waitForResponse(`**${SPANISH_PAGE_WORDS}`);
    const wordsOfReact = page.waitForResponse(SPANISH_WORDS);
    await page.goto('/');
    await waitForHydration(page);
    await (await words).finished();
    await (await wordsOfReact).finished();
    await context.setOffline(true);
    await offerOf(page).getByRole('link', { name: spanish.accept }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heroWords.title.es);
  });
});

test('a visitor whose browser prefers English is offered it on the Spanish page', async ({
  page,
}) => {
  await page.goto('/es/');
  const { en: english } = resourceOf('es').languageOffers;
  const offer = page.getByRole('complementary', { name: english.region });
  await expect(offer.getByText(english.text)).toBeVisible();
  await expect(offer).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});
