import { defaultLanguage, isLanguage, type Language } from '@wnc/content/languages';

/** The language in the field of that name, even if it is repeated, or else the default. */
export const languageOfFields = (fields: Readonly<Record<string, unknown>>): Language =>
  [fields['language']].flat().find(isLanguage) ?? defaultLanguage;

/** The same for a body that could not be fully read or parsed. Forms send the language first. */
export const languageOfRest = (text: string): Language =>
  languageOfFields({ language: /(?:^|&)language=([a-z]+)(?=&|$)/.exec(text)?.[1] });
