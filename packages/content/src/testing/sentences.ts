import { emailsWords } from '../emails.ts';
import { languageOfferWords } from '../language.ts';
import { type Language, languages } from '../languages.ts';
import { pageWords } from '../pageWords.ts';
import { byKey, sentencesOf } from '../resources.ts';
import { lineOf } from './lineOf.ts';

export type Sentence = { key: string; language: Language; text: string };

const words = { ...pageWords, languageOffer: languageOfferWords, emails: emailsWords };

/** Every sentence of the pages and the mails, with each of its plural forms. */
export const sentences: readonly Sentence[] = languages.flatMap(({ code }) =>
  Object.entries(byKey(sentencesOf(words, code))).map(([key, text]) => ({
    key,
    language: code,
    text,
  })),
);

export const withoutPlaceholders = (text: string) => text.replaceAll(/\{\{\w+\}\}/g, '');

/** The location and the key of a sentence: `relief.ts:25, relief.title, es: "Ayuda"`. */
export const named = (sentence: Sentence): string => {
  const { key, language, text } = sentence;
  return `${placeOf(sentence)}, ${key}, ${language}: ${JSON.stringify(text)}`;
};

/** Where it stands behind its language, else anywhere: others may contain the same words. */
const placeOf = ({ language, text }: Sentence): string =>
  lineOf(`${language}: '${text}'`) ??
  lineOf(`${language}: "${text}"`) ??
  lineOf(text) ??
  'the content';
