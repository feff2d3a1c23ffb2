import { isLanguage, type Language, languages } from '@wnc/content/languages';
import { resourceOf } from '@wnc/content/resources';
import { siteVariables } from '@wnc/content/site';

const TELLING_LETTERS = 6;

type Sentence = { key: string; pattern: RegExp };

const known: Record<string, string> = siteVariables;

/** Every sentence of a language as a pattern in which placeholders match any text. */
const sentencesOf = (node: object, path = ''): Sentence[] =>
  Object.entries(node).flatMap(([name, child]: [string, unknown]) => {
    const key = path ? `${path}.${name}` : name;
    if (typeof child === 'object' && child) return sentencesOf(child, key);
    const text = String(child);
    return canBeTold(text) ? [{ key, pattern: patternOf(text) }] : [];
  });

/** Whether a text has enough letters to be recognized: `{{start}} to {{end}}` has not. */
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

const tables = languages.map(({ code }) => ({ code, sentences: sentencesOf(resourceOf(code)) }));

/** The languages in which a whole text is a sentence of the site. */
export const languagesOf = (text: string): Language[] =>
  tables.flatMap(({ code, sentences }) =>
    sentences
      .filter(({ pattern }) => pattern.test(text))
      .map(({ key }) => OFFER.exec(key)?.[1] ?? code)
      .filter(isLanguage),
  );

/** The first names of all keys: a text that begins with one and a dot is a key, not a sentence. */
export const topKeys: readonly string[] = Object.keys(resourceOf(languages[0].code));
