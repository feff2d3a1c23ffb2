// Checks the types of the site, and says in the words of the content where a sentence holds a
// placeholder that its page does not fill in: the compiler names the page alone.
import { spawnSync } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

import { unfilledSentences } from './unfilledSentences.ts';

const { status, stdout } = spawnSync('tsc', ['-b', '--pretty'], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
});
process.stdout.write(stdout);
for (const sentence of unfilledSentences(stripVTControlCharacters(stdout))) {
  console.error(`\n${sentence}`);
}
process.exitCode = status ?? 1;
