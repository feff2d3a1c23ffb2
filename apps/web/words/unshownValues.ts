import { languages } from '@wnc/content/languages';
import { pageWords } from '@wnc/content/pageWords';
import { byKey, sentencesOf } from '@wnc/content/resources';
import { lineOf } from '@wnc/content/testing/lineOf';
import { type ESTree, parseSync, Visitor } from 'vite';

/** Options of i18next itself; `count` may do no more than choose the plural form. */
const NO_PLACEHOLDERS = new Set(['count', 'returnObjects']);

/**
 * Names the sentences that lack a placeholder which a component fills in: the compiler checks only
 * those that a sentence has, and a figure would be missing on the page. Where part of the key is
 * chosen at run time, it is enough that one of the sentences has it.
 */
export function unshownValues(file: string, source: string): string[] {
  const found: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [selector, values], start }) {
      const asks = callee.type === 'MemberExpression' ? nameOf(callee.property) : nameOf(callee);
      if (asks !== 't' || values?.type !== 'ObjectExpression') return;
      if (selector?.type !== 'ArrowFunctionExpression') return;
      const key = keyOf(selector.body);
      const line = source.slice(0, start).split('\n').length;
      for (const property of values.properties) {
        const name = property.type === 'Property' ? nameOf(property.key) : undefined;
        if (!name || NO_PLACEHOLDERS.has(name)) continue;
        for (const { code, name: language } of languages) {
          const asked = Object.entries(byKey(sentencesOf(pageWords, code))).filter(([each]) =>
            key.test(each),
          );
          const [first] = asked;
          if (!first || asked.some(([, sentence]) => sentence.includes(`{{${name}}}`))) continue;
          const place = `packages/content/src/${lineOf(first[1]) ?? ''}, ${first[0]} (${language})`;
          found.push(`${place}: {{${name}}} is missing, which ${file}:${line} fills in.`);
        }
      }
    },
  }).visit(parseSync(file, source).program);
  return found;
}

const nameOf = (node: ESTree.Node): string | undefined =>
  node.type === 'Identifier' ? node.name : undefined;

/** Matches the keys that a selector may choose: `$.programs[id].impact`. */
function keyOf(node: ESTree.Node): RegExp {
  const parts: string[] = [];
  let rest = node;
  while (rest.type === 'MemberExpression') {
    const { computed, property } = rest;
    if (property.type === 'Literal') parts.unshift(String(property.value));
    else parts.unshift((!computed && nameOf(property)) || '[^.]+');
    rest = rest.object;
  }
  return new RegExp(`^${parts.join('\\.')}(_(zero|one|two|few|many|other))?$`);
}
