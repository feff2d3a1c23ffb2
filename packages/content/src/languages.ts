/**
 * The languages of the site. A new one is a new line here; the compiler then lists every sentence
 * that lacks it. `tag` goes to `Intl`, `code` to `<html lang>`, `plurals` are the forms that the
 * language needs to count things.
 */
export const languages = [
  { code: 'en', tag: 'en-US', path: '/', name: 'English', plurals: ['one', 'other'] },
  { code: 'es', tag: 'es-US', path: '/es/', name: 'Español', plurals: ['one', 'many', 'other'] },
] as const;

type Entry = (typeof languages)[number];
export type Language = Entry['code'];
export type LanguageEntry<L extends Language = Language> = Extract<Entry, { code: L }>;

/** The language whose sentences set the shape and the placeholders of all others. */
export const defaultLanguage = 'en' satisfies Language;

/** Whether a value, for example from a URL or a form, is the code of a language of the site. */
export function isLanguage(text: unknown): text is Language {
  return languages.some(({ code }) => code === text);
}

/** The entry of a language. */
export function languageOf(code: Language): LanguageEntry {
  const entry = languages.find((language) => language.code === code);
  if (entry === undefined) throw new Error(`No language has the code ${code}.`);
  return entry;
}
