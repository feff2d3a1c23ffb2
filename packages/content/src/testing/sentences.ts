import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { emailsWords } from '../emails.ts';
import { languageOfferWords } from '../language.ts';
import { type Language, languages } from '../languages.ts';
import { pageWords } from '../pageWords.ts';

const CONTENT = resolve(import.meta.dirname, '..');
/** A no-break space, as it is written in the content. */
const NO_BREAK = '\\u00A0';

export type Sentence = { key: string; language: Language; text: string };

function sentencesOf(node: object, path: string[] = []): Sentence[] {
  return Object.entries(node).flatMap(([key, child]: [string, string | boolean | object]) => {
    const language = [...path, key].findLast((name) => languages.some(({ code }) => code === name));
    if (typeof child === 'object') return sentencesOf(child, [...path, key]);
    if (typeof child === 'boolean' || language === undefined) return [];
    return [{ key: path.join('.'), language: language as Language, text: child }];
  });
}

/** Every sentence of the pages and the mails, with each of its plural forms. */
export const sentences = sentencesOf({
  ...pageWords,
  languageOffer: languageOfferWords,
  emails: emailsWords,
});

export const withoutPlaceholders = (text: string) => text.replaceAll(/\{\{\w+\}\}/g, '');

/** The location and the key of a sentence: `relief.ts:25, relief.title, es: "Ayuda"`. */
export const named = (sentence: Sentence): string => {
  const { key, language, text } = sentence;
  return `${placeOf(sentence)}, ${key}, ${language}: ${JSON.stringify(text)}`;
};

/** Where it stands behind its language, else anywhere: others may contain the same words. */
const placeOf = ({ language, text }: Sentence): string =>
  lineWith(`${language}: '${text}'`) ??
  lineWith(`${language}: "${text}"`) ??
  lineWith(text) ??
  'the content';

function lineWith(words: string): string | undefined {
  for (const file of readdirSync(CONTENT).filter((each) => /^\w+\.ts$/.test(each))) {
    const source = readFileSync(resolve(CONTENT, file), 'utf8').replaceAll(NO_BREAK, '\u00A0');
    const index = source.split('\n').findIndex((line) => line.includes(words));
    if (index >= 0) return `${file}:${index + 1}`;
  }
  return undefined;
}
