import type { Plugin } from 'vite';

const PROPERTY = /@property --tw-[^}]*\}\s*/g;
/** Tailwind's other way for browsers without `@property`, in a condition that only they meet. */
const FALLBACK = /@layer properties\s*\{\s*@supports [^{]*\{\s*[^{}]*\{([^}]*)\}\s*\}\s*\}/;
/** A rule; rules do not stand in rules any more. */
const RULE = /([^{};]+)\{([^{}]*)\}/g;
const CLASS = /\.(?:[\w-]|\\.)+/g;
const FIRST_VALUE = /(--tw-[\w-]+):\s*([^;]*[^;\s])/g;
/** Where a variable is read, with what holds where it has no value. */
const readerOf = (name: string) => new RegExp(String.raw`var\(${name}(?:,[^()]*)?\)`, 'g');
/** A shadow that nobody sees, before others in a list. */
const NO_SHADOW = /(box-shadow:\s*)(?:0 0 #0000,\s*)+/g;

/**
 * Gives Tailwind's own variables their first values in one rule for every browser, instead of a
 * rule for old ones and fifty lines of `@property` for the others. Nothing animates them. The rule
 * is for the classes that read one: for every element it would be a quarter of the time that a
 * browser takes to work out the styles of the page. A variable that no rule sets, and no element in
 * its `style`, is its first value.
 */
export function plainProperties(): Plugin {
  return {
    name: 'plain-properties',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\.css$/, code: '@property --tw-' },
      handler(code, id) {
        const [all, values] = FALLBACK.exec(code) ?? [];
        if (!all || !values) throw new Error(`${id} has no first values for Tailwind's variables.`);
        let rules = code.replace(all, '').replaceAll(PROPERTY, '');
        const variables: { name: string; value: string }[] = [];
        for (const [, name = '', value = ''] of values.matchAll(FIRST_VALUE)) {
          const isSet = rules.includes(`${name}:`);
          if (isSet) variables.push({ name, value });
          else if (value !== 'initial') rules = rules.replaceAll(readerOf(name), value);
        }
        rules = rules.replaceAll(NO_SHADOW, '$1');
        const areRead = variables.filter(({ name }) => rules.includes(`var(${name}`));
        const readers = [...rules.matchAll(RULE)].flatMap(([, selector = '', body = '']) =>
          areRead.some(({ name }) => body.includes(`var(${name}`)) ? selector.match(CLASS) : [],
        );
        const firstValues = areRead.map(({ name, value }) => `${name}:${value}`).join(';');
        const classes = [...new Set(readers)].filter(Boolean).join();
        const layer = classes ? `{${classes}{${firstValues}}}` : ';';
        return { code: `@layer properties${layer}${rules}`, map: null };
      },
    },
  };
}
