import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { denoBinary, type DenoEdition } from '@wnc/local-stack/denoBinary';
import { denoEnvironment } from '@wnc/local-stack/denoEnvironment';

const FUNCTION = join(import.meta.dirname, '../functions/send-contact-email');

/** Runs Deno in the function's folder, with its deno.json. Resolves to the exit code. */
export async function runDeno(
  edition: DenoEdition,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const child = spawn(denoBinary(edition), args, {
    cwd: FUNCTION,
    env: { ...denoEnvironment(), ...env },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'close');
  return typeof code === 'number' ? code : 1;
}
