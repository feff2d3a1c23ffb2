import { runDeno } from './runDeno.ts';

// Writes every mail, in every language and about every topic, to standard output as one HTML page.
process.exitCode = await runDeno('deno', ['run', '--quiet', 'mails/gallery.ts']);
