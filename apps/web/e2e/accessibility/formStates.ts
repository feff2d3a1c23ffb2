import { expect } from '@playwright/test';
import { contactWords } from '@wnc/content/contact';
import type { Language } from '@wnc/content/languages';

import { fillForm } from '../formFields.ts';
import { inWords } from '../inWords.ts';
import { answers, reachForm, sendForm } from './contactForm.ts';
import type { HomeState, Visitor } from './homeState.ts';

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

/** The states of the form in the order in which one visitor goes through all of them. */
export const formStates: readonly HomeState[] = [
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
];
