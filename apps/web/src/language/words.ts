import { languageOf, type Language } from '@wnc/content/languages';
import type { i18n } from 'i18next';
import { loadWords } from 'virtual:words';

/** Fetches the words of a language, once, and hands them to i18next. Rejects when offline. */
export async function fetchWords(i18n: i18n, language: Language): Promise<void> {
  const { tag } = languageOf(language);
  if (i18n.hasResourceBundle(tag, 'site')) return;
  i18n.addResourceBundle(tag, 'site', await loadWords[language]());
}
