import { minify } from '@swc/core';
import type { Plugin } from 'vite';

/**
 * Inlines functions that are called once, which the bundler's own minifier, that runs after this,
 * does not: decision 105.
 */
export function inlineFunctions(): Plugin {
  return {
    name: 'inline-functions',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async renderChunk(code, _chunk, { format }) {
      const module = format === 'es';
      // What is top-level in a classic script would be global. The bundler folds conditions better.
      const compress = { passes: 6, toplevel: module, keep_fargs: false, conditionals: false };
      return (await minify(code, { module, compress, mangle: false })).code;
    },
  };
}
