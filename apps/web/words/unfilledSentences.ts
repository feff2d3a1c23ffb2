import { type Language, languages } from '@wnc/content/languages';
import { pageWords } from '@wnc/content/pageWords';
import { byKey, sentencesOf } from '@wnc/content/resources';
import { siteVariables } from '@wnc/content/site';
import { lineOf } from '@wnc/content/testing/lineOf';

/** What the compiler writes where a page asks for a sentence without passing all that it needs. */
const REFUSED =
  /^(\S+?):(\d+):\d+ - error TS(?:2345|2554|2769):.*?\$ ?\) => \$((?:\.\w+|\['[^']+'\])+)/s;
const NAME = /\{\{(\w+)\}\}/g;

/**
 * Names, from the compiler's output, the sentences with a placeholder that their page does not fill
 * in.
 */
export function unfilledSentences(output: string): string[] {
  const told = new Map<string, string>();
  for (const error of output.split(/^(?=\S+:\d+:\d+ - error)/m)) {
    const [, file = '', line = '', path = ''] = REFUSED.exec(error) ?? [];
    const key = path.match(/\w+/g)?.join('.') ?? '';
    if (told.has(key) || file.includes('.test.')) continue;
    const holding = languages.filter(({ code }) => placeholdersIn(key, code).length > 0);
    const [first] = holding;
    if (!first) continue;
    const names = placeholdersIn(key, first.code).map((name) => `{{${name}}}`);
    const found = lineOf(sentenceOf(key, first.code));
    const place = found ? `packages/content/src/${found}` : 'the content';
    const tongues = holding.map(({ name }) => name).join(', ');
    told.set(
      key,
      `${place}, ${key} (${tongues}): its page does not fill in ${names.join(' or ')} (${file}:${line}).`,
    );
  }
  return [...told.values()];
}

function sentenceOf(key: string, language: Language): string {
  const texts = byKey(sentencesOf(pageWords, language));
  return texts[key] ?? texts[`${key}_other`] ?? '';
}

const placeholdersIn = (key: string, language: Language) =>
  [...sentenceOf(key, language).matchAll(NAME)].flatMap(([, name = '']) =>
    name in siteVariables ? [] : [name],
  );
