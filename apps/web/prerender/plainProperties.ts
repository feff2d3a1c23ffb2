import type { Plugin } from 'vite';

const PROPERTY = /@property --tw-[^}]*\}\s*/g;
/** Tailwind's other way for browsers without `@property`, in a condition that only they meet. */
const FALLBACK = /@layer properties\s*\{\s*@supports [^{]*\{\s*[^{}]*\{([^}]*)\}\s*\}\s*\}/;
/** A rule that reads one of the variables; rules do not stand in rules any more. */
const READER = /([^{};]+)\{[^{}]*var\(--tw-[^{}]*\}/g;
const CLASS = /\.(?:[\w-]|\\.)+/g;
const UNSET = /(--tw-[\w-]+):initial;?/g;

/**
 * Gives Tailwind's own variables their first values in one rule for every browser, instead of a
 * rule for old ones and fifty lines of `@property` for the others. Nothing animates them. The rule
 * is for the classes that read one: for every element it would be a quarter of the time that a
 * browser takes to work out the styles of the page.
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
        const rest = code.replace(all, '').replaceAll(PROPERTY, '');
        const readers = [...rest.matchAll(READER)].flatMap(([, selector]) =>
          selector?.match(CLASS),
        );
        // What nothing sets has no value anyway.
        const firstValues = values.replaceAll(UNSET, (value, name: string) =>
          rest.includes(`${name}:`) ? value : '',
        );
        const rule = `${[...new Set(readers)].filter(Boolean).join()}{${firstValues}}`;
        return { code: `@layer properties{${rule}}${rest}`, map: null };
      },
    },
  };
}
