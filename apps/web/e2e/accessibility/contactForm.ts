import { expect, type Page, type Route } from '@playwright/test';
import { contactWords } from '@wnc/content/contact';
import type { Language } from '@wnc/content/languages';

import { waitForFormHydration } from '../visitor.ts';

const ENDPOINT = '**/functions/v1/send-contact-email';

/** Responses of the endpoint, for tests that store no message. */
export const answers = {
  received: { status: 200, json: { ok: true, ref: 'MSG-ABC123' } },
  refused: { status: 403, json: {} },
  tooMany: { status: 429, json: { retry_after: 180 } },
} as const;

type Answer = (typeof answers)[keyof typeof answers];

const give = (route: Route, answer: Answer) =>
  route.fulfill({ ...answer, headers: { 'access-control-allow-origin': '*' } });

/** Stubs the endpoint: every message gets the same answer. */
export const answerWith = (page: Page, answer: Answer) =>
  page.route(ENDPOINT, (route) => give(route, answer));

/** Holds back requests to the endpoint. The returned function answers the oldest one waiting. */
export async function holdMessages(page: Page): Promise<(answer: Answer) => Promise<void>> {
  const waiting: Route[] = [];
  await page.route(ENDPOINT, (route) => {
    waiting.push(route);
  });
  return async (answer) => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    const route = waiting.shift();
    if (route) await give(route, answer);
  };
}

/**
 * Scrolls to the form, and resolves when React has hydrated it, which starts when the visitor nears
 * it.
 */
export async function reachForm(page: Page): Promise<void> {
  await page.locator('#contact').scrollIntoViewIfNeeded();
  await waitForFormHydration(page);
}

export const sendForm = (page: Page, language: Language) =>
  page.getByRole('button', { name: contactWords.submit[language] }).click();
