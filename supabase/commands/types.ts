import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { denoEnvironment } from '@wnc/local-stack/denoEnvironment';

/** Checks the function's types with the newest Deno and with the one that the platform speaks. */
const directory = join(import.meta.dirname, '../functions/send-contact-email');
const require = createRequire(import.meta.url);

for (const edition of ['deno', 'deno-2.1']) {
  const deno = join(require.resolve(`${edition}/package.json`), '../bin.cjs');
  const words = [
    deno,
    'check',
    '--quiet',
    'index.ts',
    ...(edition === 'deno' ? ['*.test.ts'] : []),
  ];
  const { status } = spawnSync(process.execPath, words, {
    cwd: directory,
    env: denoEnvironment(),
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(status ?? 1);
}
