import type { Plugin } from 'vite';

/** A declaration of Tailwind's for browsers that mix colors, behind the same color, mixed by it. */
const MIXED_AGAIN =
  /@supports \(color:\s*color-mix\(in lab, red, red\)\)\s*\{[^{}]*\{[^{}]*\}\s*\}\s*/g;

/**
 * Leaves a half transparent color of the theme as Tailwind has worked it out. It says each of them
 * twice, the second time from the variable, for pages that give that variable another value; this
 * one never does.
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
