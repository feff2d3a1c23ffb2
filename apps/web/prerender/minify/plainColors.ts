import type { Plugin } from 'vite';

/** Tailwind's `color-mix()` override of a color whose computed value it has just written. */
const MIXED_AGAIN =
  /@supports \(color:\s*color-mix\(in lab, red, red\)\)\s*\{[^{}]*\{[^{}]*\}\s*\}\s*/g;

/**
 * Keeps translucent theme colors as computed by Tailwind. It writes each of them twice, the second
 * time in terms of the theme variable, for pages that override it; this one never does.
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
