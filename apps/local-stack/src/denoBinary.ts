import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { projectRoot } from './projectRoot.ts';

/** The newest Deno, or the version of the hosted runtime. */
export type DenoEdition = 'deno' | 'deno-2.1';

/** The one that scripts/toolchain.mjs has installed for this machine. */
const [hosted] = globSync('.tools/node_modules/@deno/*/deno', { cwd: projectRoot });

/** Whether npm had the hosted runtime's version of Deno for this machine. */
export const hasHostedDeno = hosted !== undefined;

/** The path of Deno's executable. Throws if there is no such edition for this machine. */
export function denoBinary(edition: DenoEdition): string {
  if (edition === 'deno') {
    return join(createRequire(import.meta.url).resolve('deno/package.json'), '../deno');
  }
  if (!hosted) throw new Error('Deno 2.1 is missing: delete .tools, and npm fetches it again.');
  return join(projectRoot, hosted);
}
