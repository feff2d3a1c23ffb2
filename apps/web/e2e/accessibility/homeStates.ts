import { expect, type Page } from '@playwright/test';
import { accessibilityWords } from '@wnc/content/accessibility';
import { communityWords } from '@wnc/content/community';
import { contactWords } from '@wnc/content/contact';
import { languageWords } from '@wnc/content/language';
import { type Language, languages } from '@wnc/content/languages';
import { terms, tooltipsWords } from '@wnc/content/tooltips';

import { fillForm } from '../formFields.ts';
import { answers, reachForm, sendForm } from './contactForm.ts';
import { inWords } from './inWords.ts';

/** A visitor on the home page; `answer` is how the endpoint answers the message that it holds back. */
export type Visitor = {
  page: Page;
  language: Language;
  answer: (answer: (typeof answers)[keyof typeof answers]) => Promise<void>;
};

/** One state of the home page, and how a visitor gets there from the one before it. */
export type HomeState = {
  name: string;
  /** Selector of the part of the page that is different now; without one, all of it. */
  part?: string;
  /** Only in windows that are narrow enough for the menu. */
  isNarrow?: true;
  reach?: (visitor: Visitor) => Promise<unknown>;
};

/** The form with the notice that may cover it. */
const FORM = '#contact div:has(> form)';

const shows = ({ page, language }: Visitor, words: Record<Language, string>) =>
  expect(page.getByText(inWords(words[language])).filter({ visible: true }).first()).toBeVisible();

async function send(visitor: Visitor) {
  await sendForm(visitor.page, visitor.language);
  await shows(visitor, contactWords.sending);
}

const chosen = (topic: 'volunteer' | 'partner'): HomeState => ({
  name: `the form about ${topic === 'partner' ? 'a partnership' : 'volunteering'}`,
  part: FORM,
  reach: async (visitor) => {
    await reachForm(visitor.page);
    const { label, lead } = contactWords.tabs[topic];
    await visitor.page.getByRole('radio', { name: label[visitor.language] }).check();
    await shows(visitor, lead);
  },
});

/** The states of the home page in the order in which one visitor goes through all of them. */
export const homeStates: readonly HomeState[] = [
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
      await page.getByRole('button', { name: accessibilityWords.openMenu[language] }).click();
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
  chosen('volunteer'),
  chosen('partner'),
  {
    name: 'the form with errors',
    part: FORM,
    reach: async ({ page, language }) => {
      await reachForm(page);
      await sendForm(page, language);
      await expect(page.locator('[aria-invalid]')).toHaveCount(3);
    },
  },
  {
    name: 'the form while it sends',
    part: FORM,
    reach: async (visitor) => {
      await reachForm(visitor.page);
      await fillForm(visitor.page, { language: visitor.language });
      await send(visitor);
    },
  },
  {
    name: 'the form after a failure',
    part: FORM,
    reach: async (visitor) => {
      await visitor.answer(answers.refused);
      await shows(visitor, contactWords.failure.inline);
    },
  },
  {
    name: 'the form without a network',
    part: FORM,
    reach: async (visitor) => {
      await visitor.page.context().setOffline(true);
      await sendForm(visitor.page, visitor.language);
      await shows(visitor, contactWords.offline.title);
    },
  },
  {
    name: 'the form when the network is back',
    part: FORM,
    reach: async (visitor) => {
      await visitor.page.context().setOffline(false);
      await shows(visitor, contactWords.offline.back);
    },
  },
  {
    name: 'the form after success',
    part: FORM,
    reach: async (visitor) => {
      await send(visitor);
      await visitor.answer(answers.received);
      await shows(visitor, contactWords.success.inline);
    },
  },
  {
    name: 'the form when an answer takes long',
    part: FORM,
    reach: async (visitor) => {
      const { page, language } = visitor;
      await page.getByRole('button', { name: contactWords.success.another[language] }).click();
      await fillForm(page, { language });
      await page.clock.install();
      await send(visitor);
      await page.clock.fastForward('00:10');
      await shows(visitor, contactWords.slow);
    },
  },
  {
    name: 'the form while it waits',
    part: FORM,
    reach: async (visitor) => {
      await visitor.answer(answers.tooMany);
      await shows(visitor, contactWords.rateLimited.title);
    },
  },
  {
    name: 'the form when the wait is over',
    part: FORM,
    reach: async (visitor) => {
      await visitor.page.clock.fastForward('03:00');
      await shows(visitor, contactWords.rateLimited.over);
    },
  },
  {
    name: 'the page after a change of the language',
    reach: async ({ page, language }) => {
      const other = languages.find(({ code }) => code !== language) ?? languages[0];
      const link = page.getByRole('banner').getByRole('link', { name: other.name });
      await link.filter({ visible: true }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', other.code);
      await expect(page.getByText(languageWords.changed[other.code])).toHaveCount(1);
    },
  },
];
