import { resolve } from 'node:path';

import { build } from 'vite';

import type { View } from '../src/pages.ts';

/** The script of a view that runs without React, or before it. The other views have none. */
export const EARLY_SCRIPTS: Partial<Record<View, string>> = {
  home: 'src/early.ts',
  notFound: 'src/early/reportNotFound.ts',
  thankYou: 'src/early/showReference.ts',
  problem: 'src/early/showProblem.ts',
};

/** Bundles each of them into one classic script to be inlined; gives their texts by view. */
export async function bundleEarlyScripts(root: string): Promise<Partial<Record<View, string>>> {
  const texts = Object.entries(EARLY_SCRIPTS).map(
    async ([view, source]) => [view, await bundle(root, source)] as const,
  );
  return Object.fromEntries(await Promise.all(texts));
}

async function bundle(root: string, source: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      rolldownOptions: { input: resolve(root, source), output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error(`${source} gave no output.`);
  return output.output[0].code.trim();
}
