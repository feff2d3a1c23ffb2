import { minify } from '@swc/core';
import type { Plugin } from 'vite';

/**
 * Inlines functions that are called only once. The bundler's own minifier, which runs afterwards,
 * does not (decision 105).
 */
export function inlineFunctions(): Plugin {
  return {
    name: 'inline-functions',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async renderChunk(code, _chunk, { format }) {
      const module = format === 'es';
      // In a classic script, top-level names are global. The bundler folds conditions better.
      const compress = { passes: 6, toplevel: module, keep_fargs: false, conditionals: false };
      return (await minify(code, { module, compress, mangle: false })).code;
    },
  };
}
