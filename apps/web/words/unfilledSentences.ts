import { type Language, languages } from '@wnc/content/languages';
import { resourceOf } from '@wnc/content/resources';
import { siteVariables } from '@wnc/content/site';

/** What the compiler writes where a page asks for a sentence and does not hand it all that it needs. */
const REFUSED =
  /^(\S+?):(\d+):\d+ - error TS(?:2345|2554|2769):.*?\$ ?\) => \$((?:\.\w+|\['[^']+'\])+)/s;
const NAME = /\{\{(\w+)\}\}/g;

/**
 * Names the sentences that hold a placeholder which their page does not fill in, from what the
 * compiler said of the pages. `lineOf` finds a sentence in the files of the content: `relief.ts:25`.
 */
export function unfilledSentences(
  output: string,
  lineOf: (sentence: string) => string | undefined,
): string[] {
  const told = new Map<string, string>();
  for (const error of output.split(/^(?=\S+:\d+:\d+ - error)/m)) {
    const [, file = '', line = '', path = ''] = REFUSED.exec(error) ?? [];
    const keys = path.match(/\w+/g) ?? [];
    const key = keys.join('.');
    if (told.has(key) || file.includes('.test.')) continue;
    const holding = languages.filter(({ code }) => placeholdersIn(keys, code).length > 0);
    const [first] = holding;
    if (!first) continue;
    const names = placeholdersIn(keys, first.code).map((name) => `{{${name}}}`);
    const place = lineOf(sentenceOf(keys, first.code)) ?? 'the content';
    const tongues = holding.map(({ name }) => name).join(', ');
    told.set(
      key,
      `${place}, ${key} (${tongues}): its page does not fill in ${names.join(' or ')} (${file}:${line}).`,
    );
  }
  return [...told.values()];
}

function sentenceOf(keys: readonly string[], language: Language): string {
  const parent = keys.slice(0, -1).reduce<unknown>(childOf, resourceOf(language));
  const last = keys.at(-1) ?? '';
  const found = childOf(parent, last) ?? childOf(parent, `${last}_other`);
  return typeof found === 'string' ? found : '';
}

const childOf = (node: unknown, key: string): unknown =>
  typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined;

const placeholdersIn = (keys: readonly string[], language: Language) =>
  [...sentenceOf(keys, language).matchAll(NAME)].flatMap(([, name = '']) =>
    name in siteVariables ? [] : [name],
  );
