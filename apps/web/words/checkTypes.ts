// Checks the site's types. Where a sentence is missing, or has a placeholder that its page does not
// fill in, the compiler names only the page; this also names the sentence and its content file.
import { spawnSync } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

import { deletedSentences } from './deletedSentences.ts';
import { unfilledSentences } from './unfilledSentences.ts';

const { status, stdout } = spawnSync('tsc', ['-b', '--pretty'], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
  // A new language is an error in every sentence: nearly as much output as the default allows.
  maxBuffer: Infinity,
});
process.stdout.write(stdout);
const said = stripVTControlCharacters(stdout);
for (const sentence of [...unfilledSentences(said), ...deletedSentences(said)]) {
  console.error(`\n${sentence}`);
}
process.exitCode = status ?? 1;
