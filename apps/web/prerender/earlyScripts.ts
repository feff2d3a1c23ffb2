import { resolve } from 'node:path';

import { build } from 'vite';

import type { Page, View } from '../src/pages.ts';
import { inlineFunctions } from './minify/inlineFunctions.ts';

/**
 * The scripts that run without React, or before it. Views not listed have none. Every home page has
 * `firstScreen` in addition to its own.
 */
export const EARLY_SCRIPTS = {
  firstScreen: 'src/earlyFirstScreen.ts',
  home: 'src/early.ts',
  oldAddress: 'src/earlyOldAddress.ts',
  notFound: 'src/early/reportNotFound.ts',
  thankYou: 'src/early/showReference.ts',
  problem: 'src/early/showProblem.ts',
} as const satisfies Partial<Record<View | 'firstScreen' | 'oldAddress', string>>;

export type EarlyScript = keyof typeof EARLY_SCRIPTS;

/** Which of them a page has, if any. */
export function scriptOf({ view, target }: Page): EarlyScript | undefined {
  if (target) return 'oldAddress';
  return view in EARLY_SCRIPTS ? (view as EarlyScript) : undefined;
}

/** Bundles each of them into one classic script to be inlined; returns their code. */
export async function bundleEarlyScripts(root: string): Promise<Record<EarlyScript, string>> {
  const texts = Object.entries(EARLY_SCRIPTS).map(
    async ([script, source]) => [script, await bundle(root, source)] as const,
  );
  return Object.fromEntries(await Promise.all(texts)) as Record<EarlyScript, string>;
}

async function bundle(root: string, source: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [inlineFunctions()],
    build: {
      write: false,
      rolldownOptions: { input: resolve(root, source), output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error(`${source} gave no output.`);
  return output.output[0].code.trim();
}
