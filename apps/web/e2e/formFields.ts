import type { Page } from '@playwright/test';
import { contactWords } from '@wnc/content/contact';
import type { Language } from '@wnc/content/languages';
import { contactLimits } from '@wnc/validation/contact';
import type { TypedField } from '@wnc/validation/fields';

import { inWords } from './inWords.ts';

export const field = (page: Page, name: TypedField, language: Language = 'en') =>
  page.getByLabel(contactWords.labels[name][language], { exact: true });

export const partner = (page: Page, language: Language = 'en') =>
  page.getByRole('radio', { name: contactWords.tabs.partner.label[language] });

/** What the form says about a field that is too short. */
export const tooShort = (name: 'name' | 'message', language: Language = 'en') =>
  inWords(contactWords.errors[name].too_short[language], contactLimits[name]);

export async function fillForm(
  page: Page,
  { email = 'ana@example.org', language = 'en' }: { email?: string; language?: Language } = {},
): Promise<void> {
  await field(page, 'name', language).fill('Ana Ejemplo');
  await field(page, 'email', language).fill(email);
  await field(page, 'message', language).fill('Hello, I have a question about the fair.');
}
