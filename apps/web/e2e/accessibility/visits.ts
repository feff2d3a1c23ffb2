import type { Page } from '@playwright/test';
import { languageOf, languages } from '@wnc/content/languages';

import { waitForTypefaces } from '../typefaces.ts';
import { waitForHydration } from '../visitor.ts';
import { holdMessages } from './contactForm.ts';
import type { Visitor } from './homeState.ts';
import { homeStates } from './homeStates.ts';
import type { Visit } from './windows.ts';

/** What the console says while a message fails on purpose. */
export const FAILURES = /not sent|403|429|ERR_INTERNET_DISCONNECTED/;

/** Opens the home page in a browser that prefers its language, or another one. */
export async function visitHome(
  page: Page,
  { language, window }: Visit,
  asksFor: 'its language' | 'another language' = 'its language',
): Promise<Visitor> {
  await page.setViewportSize(window);
  const asked = languages.find(({ code }) => (code === language) === (asksFor === 'its language'));
  await page.addInitScript((tag) => {
    Object.defineProperty(navigator, 'languages', { get: () => [tag] });
  }, asked?.code ?? language);
  const answer = await holdMessages(page);
  await page.goto(languageOf(language).path);
  await waitForHydration(page);
  await waitForTypefaces(page);
  return { page, language, answer };
}

/** Takes the home page through the named states, in this order. */
export async function reach(visitor: Visitor, ...names: string[]): Promise<void> {
  for (const name of names) {
    const state = homeStates.find((each) => each.name === name);
    if (!state) throw new Error(`There is no state ${name}.`);
    await state.reach?.(visitor);
  }
}
