import type { Plugin } from 'vite';

/** Tailwind's `color-mix()` override of a color that it has just written as computed. */
const MIXED_AGAIN =
  /@supports \(color:\s*color-mix\(in lab, red, red\)\)\s*\{[^{}]*\{[^{}]*\}\s*\}\s*/g;

/**
 * Keeps translucent theme colors as Tailwind has computed them. Tailwind writes each of them twice,
 * the second time from the theme variable, for pages that override that variable; this one never
 * does.
 */
export function plainColors(): Plugin {
  return {
    name: 'plain-colors',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\.css$/, code: 'color-mix(in lab, red, red)' },
      handler: (code) => ({ code: code.replaceAll(MIXED_AGAIN, ''), map: null }),
    },
  };
}
