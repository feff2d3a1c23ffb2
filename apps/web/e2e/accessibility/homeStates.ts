import { expect } from '@playwright/test';
import { communityWords } from '@wnc/content/community';
import { languageWords } from '@wnc/content/language';
import { terms, tooltipsWords } from '@wnc/content/tooltips';

import { otherLanguage } from '../../src/testing/otherLanguage.ts';
import { inWords } from '../inWords.ts';
import { menuButton, switchOf } from '../visitor.ts';
import { formStates } from './formStates.ts';
import type { HomeState } from './homeState.ts';

/** What one visitor does before the form, in this order. */
export const statesBeforeForm: readonly HomeState[] = [
  {
    name: 'the offer of the other language',
    part: '[data-offered]',
    reach: ({ page }) => expect(page.locator('[data-offered]')).toBeVisible(),
  },
  {
    name: 'the top of the page',
    reach: async ({ page }) => {
      await page.locator('[data-offered] button').click();
      await expect(page.locator('[data-offered]')).toBeHidden();
    },
  },
  {
    name: 'the menu, open',
    part: 'header',
    isNarrow: true,
    reach: async ({ page, language }) => {
      await menuButton(page, language).click();
      await expect(page.locator('#menu')).toBeVisible();
    },
  },
  {
    name: 'the page scrolled',
    part: 'header',
    reach: async ({ page }) => {
      await page.keyboard.press('Escape');
      await page.locator('#programs').evaluate((each) => each.scrollIntoView());
      await expect(page.locator('html')).toHaveAttribute('data-scrolled');
    },
  },
  {
    name: 'the video, open',
    part: '#community',
    reach: async ({ page, language }) => {
      await page.route('https://www.youtube-nocookie.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Player</title><h1>Player</h1>' }),
      );
      const name = inWords(communityWords.playLabel[language]);
      await page.getByRole('button', { name }).click();
      await expect(page.frameLocator('iframe').getByRole('heading')).toBeVisible();
    },
  },
  {
    name: 'an explanation, open',
    part: '#chw :popover-open',
    reach: async ({ page, language }) => {
      await page.locator('#chw').getByRole('button', { name: terms.chw }).click();
      await expect(page.getByText(tooltipsWords.chw[language])).toBeVisible();
    },
  },
  {
    name: 'a biography, open',
    part: '#team ul:has([open])',
    reach: async ({ page }) => {
      await page.keyboard.press('Escape');
      await page.locator('summary').first().click();
      await expect(page.locator('details p').first()).toBeVisible();
      // Resting there, the pointer would open another one once the page is scrolled.
      await page.mouse.move(1, 1);
    },
  },
];

export const afterSwitch: HomeState = {
  name: 'the page after a change of the language',
  reach: async ({ page, language }) => {
    const other = otherLanguage(language);
    await switchOf(page, other.code).filter({ visible: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', other.code);
    await expect(page.getByText(languageWords.changed[other.code])).toHaveCount(1);
  },
};

/** The states of the home page in the order in which one visitor goes through all of them. */
export const homeStates = [...statesBeforeForm, ...formStates, afterSwitch];
