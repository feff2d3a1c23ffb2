import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { denoEnvironment } from '@wnc/local-stack/denoEnvironment';

/** The newest Deno, or the version of the hosted runtime. */
export type DenoEdition = 'deno' | 'deno-2.1';

const FUNCTION = join(import.meta.dirname, '../functions/send-contact-email');

/** Runs Deno in the folder of the function, with its deno.json. Resolves to the exit code. */
export async function runDeno(
  edition: DenoEdition,
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const require = createRequire(import.meta.url);
  const deno = join(require.resolve(`${edition}/package.json`), '../bin.cjs');
  const child = spawn(process.execPath, [deno, ...words], {
    cwd: FUNCTION,
    env: { ...denoEnvironment(), ...env },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'close');
  return typeof code === 'number' ? code : 1;
}
