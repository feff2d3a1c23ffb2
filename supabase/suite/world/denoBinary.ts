import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The program of an npm package that carries Deno. */
export const denoBinary = (edition: 'deno' | 'deno-2.1'): string =>
  join(createRequire(import.meta.url).resolve(`${edition}/package.json`), '../deno');
