import type { Plugin } from 'vite';

const PROPERTY = /@property --tw-[^}]*\}\s*/g;
/** Tailwind's fallback for browsers without `@property`, in an `@supports` that only they match. */
const FALLBACK = /@layer properties\s*\{\s*@supports [^{]*\{\s*[^{}]*\{([^}]*)\}\s*\}\s*\}/;
/** A rule; nested rules have been flattened by now. */
const RULE = /([^{};]+)\{([^{}]*)\}/g;
const CLASS = /\.(?:[\w-]|\\.)+/g;
const INITIAL_VALUE = /(--tw-[\w-]+):\s*([^;]*[^;\s])/g;
/** A `var()` that reads a variable, with its fallback. */
const readerOf = (name: string) => new RegExp(String.raw`var\(${name}(?:,[^()]*)?\)`, 'g');
/** Invisible shadows before others in a list. */
const NO_SHADOW = /(box-shadow:\s*)(?:0 0 #0000,\s*)+/g;

/**
 * Gives Tailwind's own variables their initial values in one rule for all browsers, instead of a
 * rule for old ones and fifty lines of `@property` for the others: nothing animates them. The rule
 * selects only the classes that read one: on every element, it would take a quarter of the time
 * that browsers need to compute the page's styles. A variable that no rule sets is replaced by its
 * initial value.
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
        if (!all || !values)
          throw new Error(`${id} has no initial values for Tailwind's variables.`);
        let rules = code.replace(all, '').replaceAll(PROPERTY, '');
        const variables: { name: string; value: string }[] = [];
        for (const [, name = '', value = ''] of values.matchAll(INITIAL_VALUE)) {
          const isSet = rules.includes(`${name}:`);
          if (isSet) variables.push({ name, value });
          else if (value !== 'initial') rules = rules.replaceAll(readerOf(name), value);
        }
        rules = rules.replaceAll(NO_SHADOW, '$1');
        const areRead = variables.filter(({ name }) => rules.includes(`var(${name}`));
        const readers = [...rules.matchAll(RULE)].flatMap(([, selector = '', body = '']) =>
          areRead.some(({ name }) => body.includes(`var(${name}`)) ? selector.match(CLASS) : [],
        );
        const initialValues = areRead.map(({ name, value }) => `${name}:${value}`).join(';');
        const classes = [...new Set(readers)].filter(Boolean).join();
        const layer = classes ? `{${classes}{${initialValues}}}` : ';';
        return { code: `@layer properties${layer}${rules}`, map: null };
      },
    },
  };
}
