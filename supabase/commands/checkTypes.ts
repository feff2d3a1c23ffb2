import { runDeno } from './runDeno.ts';

// Checks the function's types with the newest Deno and with the platform's version.
process.exitCode =
  (await runDeno('deno', ['check', '--quiet', 'index.ts', 'mails/gallery.ts'])) ||
  (await runDeno('deno-2.1', ['check', '--quiet', 'index.ts']));
