import type { Plugin } from 'vite';

const PROPERTY = /@property --tw-[^}]*\}\s*/g;
/** Tailwind's other way for browsers without `@property`, in a condition that only they meet. */
const FALLBACK = /@layer properties\s*\{\s*@supports [^{]*\{\s*([^{}]*\{[^}]*\})\s*\}\s*\}/;

/**
 * Gives Tailwind's own variables their first values in one rule for every browser, instead of a
 * rule for old ones and fifty lines of `@property` for the others. Nothing animates them.
 */
export function plainProperties(): Plugin {
  return {
    name: 'plain-properties',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\.css$/, code: '@property --tw-' },
      handler(code, id) {
        const [all, rule] = FALLBACK.exec(code) ?? [];
        if (!all) throw new Error(`${id} has no first values for Tailwind's variables.`);
        return {
          code: code.replace(all, `@layer properties{${rule}}`).replaceAll(PROPERTY, ''),
          map: null,
        };
      },
    },
  };
}
