import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The newest Deno, or the version of the hosted runtime. */
export type DenoEdition = 'deno' | 'deno-2.1';

/** The executable in an npm package of Deno, which the module at the URL `from` depends on. */
export const denoBinary = (edition: DenoEdition, from: string): string =>
  join(createRequire(from).resolve(`${edition}/package.json`), '../deno');
