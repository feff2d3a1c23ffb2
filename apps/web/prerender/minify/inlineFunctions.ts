import { minify } from '@swc/core';
import { parseSync, type Plugin, Visitor } from 'vite';

import { type Edit, replaceAt } from './replaceAt.ts';

/** What the bundler calls with each CommonJS module, as a function. React consists of some. */
const WRAPPER = '__commonJSMin';

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
      return wrapModules((await minify(code, { module, compress, mangle: false })).code);
    },
  };
}

/**
 * Puts each CommonJS module in parentheses again, as the bundler had. V8 compiles such a function
 * together with the script, on another thread: otherwise only when it is called, which would be in
 * the task in which React starts.
 */
function wrapModules(script: string): string {
  const edits: Edit[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [module] }) {
      if (callee.type !== 'Identifier' || callee.name !== WRAPPER || !module) return;
      const { start, end } = module;
      edits.push({ start, end, text: `(${script.slice(start, end)})` });
    },
  }).visit(parseSync('chunk.js', script).program);
  return replaceAt(script, edits);
}
