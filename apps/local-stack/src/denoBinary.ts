import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { projectRoot } from './projectRoot.ts';

/** The newest Deno, or the version of the hosted runtime. */
export type DenoEdition = 'deno' | 'deno-2.1';

/**
 * The executable of Deno: a package of the workspace, or for the hosted runtime's version what
 * scripts/toolchain.mjs has installed. Throws where that is missing.
 */
export function denoBinary(edition: DenoEdition): string {
  if (edition === 'deno') {
    return join(createRequire(import.meta.url).resolve('deno/package.json'), '../deno');
  }
  const [hosted] = globSync('.tools/node_modules/@deno/*/deno', { cwd: projectRoot });
  if (hosted === undefined) {
    throw new Error('Deno 2.1 is missing: delete the folder .tools and run the command again.');
  }
  return join(projectRoot, hosted);
}
