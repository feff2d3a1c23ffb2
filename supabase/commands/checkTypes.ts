import { hasHostedDeno } from '@wnc/local-stack/denoBinary';

import { runDeno } from './runDeno.ts';

// Checks the types of the function and its tests with the newest Deno, and those of the function
// with the platform's version.
process.exitCode =
  (await runDeno('deno', ['check', '--quiet', '.', '../../commands/tests'])) ||
  (hasHostedDeno ? await runDeno('deno-2.1', ['check', '--quiet', 'index.ts']) : 0);
