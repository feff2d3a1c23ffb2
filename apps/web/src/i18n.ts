import '@wnc/content/i18nextTypes';
import { defaultLanguage, languages, languageOf, type Language } from '@wnc/content/languages';
import type { PageResource } from '@wnc/content/resources';
import { siteVariables } from '@wnc/content/site';
import { createInstance, type i18n } from 'i18next';
import { useTranslation } from 'react-i18next';

/**
 * An i18next instance in one language, ready at once with all its words or those of a part of the
 * page. A missing key shows the key itself, never another language.
 */
export function createI18n(language: Language, words: Partial<PageResource>): i18n {
  const tag = languageOf(language).tag;
  const instance = createInstance();
  void instance.init({
    lng: tag,
    load: 'currentOnly',
    fallbackLng: false,
    ns: 'site',
    resources: { [tag]: { site: words } },
    interpolation: { escapeValue: false, defaultVariables: siteVariables },
  });
  return instance;
}

/** The language that an instance shows now. */
export const languageShown = ({ language }: i18n): Language =>
  languages.find(({ tag }) => tag === language)?.code ?? defaultLanguage;

/** The language that the page shows now. */
export const useLanguage = (): Language => languageShown(useTranslation().i18n);
