import { type Language, type LanguageEntry, languages } from '@wnc/content/languages';

/** Another language of the site, for a test that needs two. */
export function otherLanguage(language: Language): LanguageEntry {
  const other = languages.find(({ code }) => code !== language);
  if (!other) throw new Error(`The site has no language but ${language}.`);
  return other;
}
