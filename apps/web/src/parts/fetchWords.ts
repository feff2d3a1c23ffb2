import { languageOf, type Language } from '@wnc/content/languages';
import type { i18n } from 'i18next';
import { loadWords } from 'virtual:words';

import type { Part } from './parts.ts';

/** Fetches the words of a part of the page in a language for i18next. Rejects when offline. */
export async function fetchWords(i18n: i18n, language: Language, part: Part): Promise<void> {
  const words = await loadWords[part][language]();
  i18n.addResourceBundle(languageOf(language).tag, 'site', words);
}
