import { emailsWords } from '../emails.ts';
import { languageOfferWords } from '../language.ts';
import { type Language, languages } from '../languages.ts';
import { leavesIn } from '../leavesIn.ts';
import { pageWords } from '../pageWords.ts';
import { byKey, sentencesOf } from '../resources.ts';
import { organization } from '../site.ts';
import { people } from '../team.ts';
import { lineOf } from './lineOf.ts';

export type Text = { key: string; language?: Language; text: string };
export type Sentence = Text & { language: Language };

const words = { ...pageWords, languageOffer: languageOfferWords, emails: emailsWords };

/** Every sentence of the pages and the mails, with each of its plural forms. */
export const sentences: readonly Sentence[] = languages.flatMap(({ code }) =>
  Object.entries(byKey(sentencesOf(words, code))).map(([key, text]) => ({
    key,
    language: code,
    text,
  })),
);

/** Names of people and parts of the address, which are the same in every language. */
const names: readonly Text[] = leavesIn({ people, organization })
  .map(({ field, leaf }) => ({ key: field, text: String(leaf.value) }))
  .filter(({ text }) => !/[@/]/.test(text));

/** Every sentence and every name. */
export const texts: readonly Text[] = [...sentences, ...names];

export const withoutPlaceholders = (text: string) => text.replaceAll(/\{\{\w+\}\}/g, '');

/** The location and the key of a text: `relief.ts:25, relief.title, es: "Ayuda"`. */
export const named = (each: Text): string => {
  const { key, language, text } = each;
  return `${[placeOf(each), key, language].filter(Boolean).join(', ')}: ${JSON.stringify(text)}`;
};

/** Where it follows its language, else anywhere: other sentences may contain the same words. */
const placeOf = ({ language, text }: Text): string =>
  lineOf(`${language}: '${text}'`) ??
  lineOf(`${language}: "${text}"`) ??
  lineOf(text) ??
  'the content';
