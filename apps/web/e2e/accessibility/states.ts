import { expect, type Page } from '@playwright/test';
import { accessibilityWords } from '@wnc/content/accessibility';
import { communityWords } from '@wnc/content/community';
import { contactWords } from '@wnc/content/contact';
import { type Language, languageOf } from '@wnc/content/languages';
import { raffleFacts } from '@wnc/content/raffle';
import { terms, tooltipsWords } from '@wnc/content/tooltips';

import { reactIsThere } from '../visitor.ts';
import { answers, answerWith, fillForm, reachForm, sendForm } from './contactForm.ts';
import { inWords } from './inWords.ts';
import type { Visit } from './windows.ts';

const DAY_MS = 86_400_000;

/** One state of one page, and how a visitor gets there. */
export type State = {
  name: string;
  /** The address behind the folder of the language; without one, the home page. */
  path?: string;
  /** The time on the visitor's clock. */
  at?: Date;
  /** Only in windows that are narrow enough for the menu. */
  isNarrow?: true;
  /** What the page says in the console meanwhile. */
  complaints?: RegExp;
  prepare?: (page: Page) => Promise<unknown>;
  reach?: (page: Page, language: Language) => Promise<unknown>;
};

/** What comes of a message that was filled in and sent. */
const sent = (answer: keyof typeof answers | undefined, text: (of: Language) => string) => ({
  prepare: (page: Page) => answerWith(page, answer && answers[answer]),
  reach: async (page: Page, language: Language) => {
    await reachForm(page);
    await fillForm(page, language);
    await sendForm(page, language);
    await expect(page.getByText(text(language)).filter({ visible: true }).first()).toBeVisible();
  },
});

const chosen = (topic: 'volunteer' | 'partner') => ({
  reach: async (page: Page, language: Language) => {
    await reachForm(page);
    await page.getByRole('radio', { name: contactWords.tabs[topic].label[language] }).check();
    await expect(page.getByText(contactWords.tabs[topic].lead[language])).toBeVisible();
  },
});

const { salesStart, salesEnd } = raffleFacts;

/** The raffle some days after one of its days. */
const raffle = (day: string, daysAfter: number) => ({
  at: new Date(Date.parse(`${day}T18:00Z`) + daysAfter * DAY_MS),
  reach: async (page: Page) => {
    await page.locator('#team').scrollIntoViewIfNeeded();
    await expect(page.locator('#raffle')).toBeVisible();
  },
});

export const states: readonly State[] = [
  { name: 'the top of the page' },
  {
    name: 'the page scrolled',
    reach: async (page) => {
      await page.locator('#programs').evaluate((each) => each.scrollIntoView());
      await expect(page.locator('html')).toHaveAttribute('data-scrolled');
    },
  },
  {
    name: 'the menu, open',
    isNarrow: true,
    reach: async (page, language) => {
      await page.getByRole('button', { name: accessibilityWords.openMenu[language] }).click();
      await expect(page.locator('#menu')).toBeVisible();
    },
  },
  {
    name: 'a biography, open',
    reach: async (page) => {
      await page.locator('summary').first().click();
      await expect(page.locator('details p').first()).toBeVisible();
    },
  },
  {
    name: 'an explanation, open',
    reach: async (page, language) => {
      await page.locator('#chw').getByRole('button', { name: terms.chw }).click();
      await expect(page.getByText(tooltipsWords.chw[language])).toBeVisible();
    },
  },
  { name: 'the form about volunteering', ...chosen('volunteer') },
  { name: 'the form about a partnership', ...chosen('partner') },
  {
    name: 'the form with mistakes',
    reach: async (page, language) => {
      await reachForm(page);
      await sendForm(page, language);
      await expect(page.locator('[aria-invalid]')).toHaveCount(3);
    },
  },
  { name: 'the form while it sends', ...sent(undefined, (of) => contactWords.sending[of]) },
  { name: 'the form after success', ...sent('received', (of) => contactWords.success.inline[of]) },
  {
    name: 'the form after a failure',
    complaints: /not sent|403/,
    ...sent('refused', (of) => contactWords.failure.inline[of]),
  },
  {
    name: 'the form while it waits',
    complaints: /not sent|429/,
    ...sent('tooMany', (of) => contactWords.rateLimited.title[of]),
  },
  {
    name: 'the form without a network',
    reach: async (page, language) => {
      await reachForm(page);
      await fillForm(page, language);
      await page.context().setOffline(true);
      await sendForm(page, language);
      await expect(page.getByText(contactWords.offline.title[language])).toBeVisible();
    },
  },
  { name: 'the raffle before the sale', ...raffle(salesStart.value, -1) },
  { name: 'the raffle on sale', ...raffle(salesStart.value, 1) },
  { name: 'the raffle after the draw', ...raffle(salesEnd.value, 1) },
  {
    name: 'the video, open',
    prepare: (page) =>
      page.route('https://www.youtube-nocookie.com/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<title>Player</title><h1>Player</h1>' }),
      ),
    reach: async (page, language) => {
      const name = inWords(communityWords.playLabel[language]);
      await page.getByRole('button', { name }).click();
      await expect(page.frameLocator('iframe').getByRole('heading')).toBeVisible();
    },
  },
  {
    name: 'the offer of the other language',
    prepare: (page) =>
      page.addInitScript(() => {
        const other = location.pathname.startsWith('/es') ? 'en' : 'es';
        Object.defineProperty(navigator, 'languages', { get: () => [other] });
      }),
    reach: (page) => expect(page.locator('[data-language-offer]')).toBeVisible(),
  },
  { name: 'the page that is not there', path: 'nowhere', complaints: /404|no page/ },
  { name: 'the thanks for a message', path: 'contact/thanks/?ref=MSG-ABC123' },
  {
    name: 'the problem with a message',
    path: 'contact/problem/?code=validation_failed&f=name&f=email',
  },
  { name: 'the thanks for a donation', path: 'donate/thanks/' },
  { name: 'the privacy page', path: 'privacy/' },
  { name: 'the accessibility statement', path: 'accessibility/' },
];

/** Brings the visitor into the state. Nothing moves on the way, so that nothing is caught in motion. */
export async function enter(page: Page, state: State, { language, window }: Visit): Promise<void> {
  await page.setViewportSize(window);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (state.at) await page.clock.setFixedTime(state.at);
  await state.prepare?.(page);
  await page.goto(languageOf(language).path + (state.path ?? ''));
  if (state.path === undefined) await reactIsThere(page);
  await state.reach?.(page, language);
}
