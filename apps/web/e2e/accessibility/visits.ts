import type { Page } from '@playwright/test';
import { languageOf, languages } from '@wnc/content/languages';

import { reactIsThere } from '../visitor.ts';
import { holdMessages } from './contactForm.ts';
import { homeStates, type Visitor } from './homeStates.ts';
import type { Visit } from './windows.ts';

/** What the console says while a message fails on purpose. */
export const FAILURES = /not sent|403|429|ERR_INTERNET_DISCONNECTED/;

/** Opens the home page, in a browser that asks for its language, or for the other one. */
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
  await reactIsThere(page);
  await typefacesAreThere(page);
  return { page, language, answer };
}

/** Resolves when the page has its typefaces: until then lines become longer or shorter. */
const typefacesAreThere = (page: Page) =>
  page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      document
        .getAnimations()
        .filter((each) => each instanceof CSSAnimation && each.animationName === 'typefaces')
        .every(({ playState }) => playState === 'finished'),
  );

/** Brings the home page into a state, by way of others where that needs them. */
export async function reach(visitor: Visitor, ...names: string[]): Promise<void> {
  for (const name of names) {
    const state = homeStates.find((each) => each.name === name);
    if (!state) throw new Error(`There is no state ${name}.`);
    await state.reach?.(visitor);
  }
}
