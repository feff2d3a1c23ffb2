import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The newest Deno, or the version of the hosted runtime. */
export type DenoEdition = 'deno' | 'deno-2.1';

/** The executable in an npm package of Deno. */
export const denoBinary = (edition: DenoEdition): string =>
  join(createRequire(import.meta.url).resolve(`${edition}/package.json`), '../deno');
