import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The executable in an npm package of Deno. */
export const denoBinary = (edition: 'deno' | 'deno-2.1'): string =>
  join(createRequire(import.meta.url).resolve(`${edition}/package.json`), '../deno');
