import type { Page } from '@playwright/test';
import { contactWords } from '@wnc/content/contact';

/** A field of the form on the English page. */
export const field = (page: Page, name: 'name' | 'email' | 'message') =>
  page.getByLabel(contactWords.labels[name].en, { exact: true });

export const partner = (page: Page) =>
  page.getByRole('radio', { name: contactWords.tabs.partner.label.en });
