import { defaultLanguage } from '@wnc/content/languages';
import { pageWords } from '@wnc/content/pageWords';
import { byKey, sentencesOf } from '@wnc/content/resources';
import { lineOf } from '@wnc/content/testing/lineOf';

/** What the compiler writes where a page asks for a sentence that is not there. */
const REFUSED = /^(\S+?):(\d+):\d+ - error TS(?:2339|2551): Property '(\w+)' does not exist/;

/**
 * Names, from the compiler's output, the content file of each sentence that a page asks for but
 * that was deleted or renamed; and the list of words, if a whole section is missing there.
 */
export function deletedSentences(output: string): string[] {
  const told = new Map<string, string>();
  const texts = Object.entries(byKey(sentencesOf(pageWords, defaultLanguage)));
  for (const error of output.split(/^(?=\S+:\d+:\d+ - error)/m)) {
    const [, file = '', line = '', name = ''] = REFUSED.exec(error) ?? [];
    if (!name || file.includes('.test.')) continue;
    const [asked, path = ''] =
      new RegExp(`\\$((?:\\.\\w+|\\['[^']+'\\])*?)\\.${name}\\b`).exec(error) ?? [];
    const around = path.match(/\w+/g)?.join('.');
    const key = around ? `${around}.${name}` : name;
    if (!asked || told.has(key)) continue;
    if (!around) {
      told.set(
        key,
        `packages/content/src/pageWords.ts: there is no ${name}, and ${file}:${line} asks for it. Add its line and its import there, or correct the name.`,
      );
      continue;
    }
    // The longest: a short one may be in other files too.
    const [neighbor] = texts
      .flatMap(([each, text]) => (each.startsWith(`${around}.`) ? [text] : []))
      .toSorted((one, other) => other.length - one.length);
    const place = neighbor && lineOf(neighbor)?.split(':')[0];
    if (!place) continue;
    told.set(
      key,
      `packages/content/src/${place}: ${key} was deleted or renamed, and ${file}:${line} shows it. Write it again, in each language; if it should no longer be shown, a developer removes it there.`,
    );
  }
  return [...told.values()];
}
