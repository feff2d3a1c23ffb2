import type { Page } from '@playwright/test';
import { accessibilityWords } from '@wnc/content/accessibility';
import { contactWords } from '@wnc/content/contact';
import { heroWords } from '@wnc/content/hero';
import { type Language, languageOf } from '@wnc/content/languages';
import { navWords } from '@wnc/content/nav';
import { organization } from '@wnc/content/site';
import { contactTypes } from '@wnc/validation/contact';

import { fillForm } from '../formFields.ts';
import { expect, menuButton, test, waitForHydration } from '../visitor.ts';
import { answers, answerWith, reachForm } from './contactForm.ts';
import { focused, walk } from './focusStops.ts';

const PHONE = { width: 360, height: 740 };

/** Opens the menu, and resolves once the button says that it is open. */
async function openMenu(page: Page, language: Language): Promise<void> {
  await menuButton(page, language).press('Enter');
  await expect(
    page.getByRole('button', { name: accessibilityWords.closeMenu[language] }),
  ).toHaveAttribute('aria-expanded', 'true');
}

/** Keys do the same in each language, so each journey runs in one of them. */
function withKeyboardAlone(code: Language, define: (code: Language) => void): void {
  test.describe(`with the keyboard alone, in ${languageOf(code).name}`, () => {
    test.use({ locale: code, viewport: PHONE });

    test.beforeEach(async ({ page }) => {
      await page.goto(languageOf(code).path);
      await waitForHydration(page);
    });

    define(code);
  });
}

withKeyboardAlone('es', (code) => {
  test('the first Tab stop skips the header; the menu opens, closes on Escape, leads to a section, and closes behind a visitor who tabs past it', async ({
    page,
  }) => {
    const open = menuButton(page, code);
    const menu = page.locator('#menu');
    await test.step('the first Tab stop skips the header and leads to the main content', async () => {
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe(`link "${accessibilityWords.skipLink[code]}"`);
      await page.keyboard.press('Enter');
      await expect(page.locator('main')).toBeFocused();
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe(`link "${heroWords.learnMore[code]}"`);
    });
    await test.step('the menu opens, is walked through, and closes on Escape', async () => {
      await expect(open).toHaveAttribute('aria-expanded', 'false');
      await openMenu(page, code);
      const stops: string[] = [];
      for (let stop = 0; stop < 7; stop += 1) {
        await page.keyboard.press('Tab');
        stops.push(await focused(page));
      }
      const { about, chw, programs, relief, team, contact } = navWords.long;
      expect(stops).toEqual([
        ...[about, chw, programs, relief, team, contact].map((words) => `link "${words[code]}"`),
        `link "${navWords.donate[code]} ${accessibilityWords.newTab[code]}"`,
      ]);
      await page.keyboard.press('Escape');
      await expect(open).toBeFocused();
      await expect(menu).toBeHidden();
    });
    await test.step('the menu closes behind a visitor who tabs past it', async () => {
      await openMenu(page, code);
      await menu.getByRole('link').last().focus();
      await page.keyboard.press('Tab');
      expect(await focused(page)).toBe(`link "${heroWords.learnMore[code]}"`);
      await expect(menu).toBeHidden();
    });
    await test.step('a link of the menu closes it and takes the focus to its section', async () => {
      await openMenu(page, code);
      await menu.getByRole('link', { name: navWords.long.team[code] }).press('Enter');
      await expect(menu).toBeHidden();
      await expect(page.locator('#team')).toBeFocused();
    });
  });

  test('the success notice is two Tab stops away and stays while it has the focus', async ({
    page,
  }) => {
    await page.clock.install();
    await answerWith(page, answers.received);
    await reachForm(page);
    await fillForm(page, { language: code });
    await page.getByRole('button', { name: contactWords.submit[code] }).press('Enter');
    await expect(
      page.getByRole('heading', { name: contactWords.success.inline[code] }),
    ).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe(`button "${contactWords.success.another[code]}"`);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe(`button "${accessibilityWords.dismissNotice[code]}"`);
    await page.clock.runFor('01:00');
    const notice = page.getByRole('region', { name: accessibilityWords.notices[code] });
    await expect(notice).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(notice).toHaveCount(0);
    expect(await focused(page)).toBe(`button "${contactWords.success.another[code]}"`);
  });
});

withKeyboardAlone('en', (code) => {
  test('arrow keys choose the topic of the message, and wrap around; a biography opens on focus, and Enter closes and reopens it', async ({
    page,
  }) => {
    const summary = page.locator('summary').first();
    const text = page.locator('details > div').first();
    await summary.focus();
    await expect(text).toBeVisible();
    await summary.press('Enter');
    await expect(text).toBeHidden();
    await summary.press('Enter');
    await expect(text).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(text).toBeHidden();
    await expect(summary).toBeFocused();

    await reachForm(page);
    const [first, ...others] = contactTypes;
    const steps = [
      ...others.map((topic) => ['ArrowRight', topic] as const),
      ['ArrowDown', first] as const,
      ...others.slice(-1).map((topic) => ['ArrowLeft', topic] as const),
    ];
    await page.getByRole('radio', { name: contactWords.tabs[first].label[code] }).focus();
    for (const [key, topic] of steps) {
      await page.keyboard.press(key);
      const radio = page.getByRole('radio', { name: contactWords.tabs[topic].label[code] });
      await expect(radio).toBeChecked();
      await expect(radio).toBeFocused();
      await expect(radio).toHaveAccessibleDescription(contactWords.tabs[topic].lead[code]);
      const ringed = page.locator('#contact fieldset label').filter({ has: radio });
      await expect(ringed).toHaveCSS('outline-style', 'solid');
      const unchosen = page.locator('#contact fieldset label').filter({ hasNot: radio });
      await expect(unchosen.first()).toHaveCSS('outline-style', 'none');
      await expect(unchosen.last()).toHaveCSS('outline-style', 'none');
    }
  });

  test.describe('after a failure', () => {
    test.use({ expectedComplaints: /not sent|403/ });

    test('the ways to reach us, the privacy page and the notice follow the button', async ({
      page,
    }) => {
      await answerWith(page, answers.refused);
      await reachForm(page);
      await fillForm(page, { language: code });
      const submit = page.getByRole('button', { name: contactWords.submit[code] });
      await submit.press('Enter');
      await expect(
        page.getByRole('region', { name: accessibilityWords.notices[code] }),
      ).toBeVisible();
      await expect(submit).toBeFocused();
      const stops = await walk(page, 'Tab', { nameOf: focused });
      expect(stops.slice(0, 4).map(({ what }) => what)).toEqual([
        `link "${organization.email.value}"`,
        `link "${organization.phone.display.value}"`,
        `link "${contactWords.privacy.more[code]}"`,
        `button "${accessibilityWords.dismissNotice[code]}"`,
      ]);
    });
  });
});
