import { hasHostedDeno } from '@wnc/local-stack/denoBinary';

import { runDeno } from './runDeno.ts';

// Checks the types of the function, its tests and the commands' tests with the newer Deno, and
// those of the function alone with the platform's version.
process.exitCode =
  (await runDeno('deno', ['check', '--quiet', '.', '../../commands/tests'])) ||
  (hasHostedDeno ? await runDeno('deno-2.1', ['check', '--quiet', 'index.ts']) : 0);
