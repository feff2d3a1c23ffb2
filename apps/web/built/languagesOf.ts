import { isLanguage, type Language, languages } from '@wnc/content/languages';
import { byKey, resourceOf } from '@wnc/content/resources';
import { siteVariables } from '@wnc/content/site';

const TELLING_LETTERS = 6;

type Sentence = { key: string; pattern: RegExp };

const known: Record<string, string> = siteVariables;

/** The sentences of a language as patterns in which placeholders match any text. */
const sentencesIn = (language: Language): Sentence[] =>
  Object.entries(byKey(resourceOf(language)))
    .filter(([, text]) => canBeTold(text))
    .map(([key, text]) => ({ key, pattern: patternOf(text) }));

/** Whether a text has enough letters to be recognized: `{{start}} to {{end}}` does not. */
const canBeTold = (text: string) => {
  const own = text.replaceAll(/\{\{\w+\}\}/g, '').replaceAll(/\P{L}/gu, '');
  return text.includes('{{') ? own.length >= TELLING_LETTERS : own.length > 0;
};

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

function patternOf(text: string): RegExp {
  const parts = text.split(/(\{\{\w+\}\})/).map((part) => {
    const [, name] = /^\{\{(\w+)\}\}$/.exec(part) ?? [];
    if (name === undefined) return escaped(part.replaceAll(/\s+/g, ' '));
    return Object.hasOwn(known, name) ? escaped(known[name] ?? '') : '.+';
  });
  return new RegExp(`^${parts.join('')}$`, 'u');
}

/** An offer is in the language that it offers, which its key names. */
const OFFER = /^languageOffers\.(\w+)\./;

const tables = languages.map(({ code }) => ({ code, sentences: sentencesIn(code) }));

/** The languages in which a whole text is a sentence of the site. */
export const languagesOf = (text: string): Language[] =>
  tables.flatMap(({ code, sentences }) =>
    sentences
      .filter(({ pattern }) => pattern.test(text))
      .map(({ key }) => OFFER.exec(key)?.[1] ?? code)
      .filter(isLanguage),
  );
