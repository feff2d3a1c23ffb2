import { defaultLanguage, isLanguage, type Language } from '@wnc/content/languages';

/** The language that a form names, also one that names it twice. */
export const languageOfFields = (fields: Readonly<Record<string, unknown>>): Language =>
  [fields['language']].flat().find(isLanguage) ?? defaultLanguage;

/** The same, of a form that could not be read whole: its page names the language before the rest. */
export const languageOfRest = (text: string): Language =>
  languageOfFields({ language: /(?:^|&)language=([a-z]+)(?=&|$)/.exec(text)?.[1] });
