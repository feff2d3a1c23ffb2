import { runDeno } from './runDeno.ts';

// Writes every mail in every language about every topic as one HTML page to the standard output.
process.exitCode = await runDeno('deno', ['run', '--quiet', 'mails/gallery.ts']);
