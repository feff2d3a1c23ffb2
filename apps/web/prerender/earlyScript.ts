import { resolve } from 'node:path';

import { build } from 'vite';

/** Bundles src/early.ts, which runs before React, into one classic script to be inlined. */
export async function bundleEarlyScript(root: string): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      rolldownOptions: { input: resolve(root, 'src/early.ts'), output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('src/early.ts gave no output.');
  return output.output[0].code.trim();
}
