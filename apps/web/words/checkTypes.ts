// Checks the types of the site, and says in the words of the content where a sentence holds a
// placeholder that its page does not fill in, or is missing: the compiler names the page alone.
import { spawnSync } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

import { deletedSentences } from './deletedSentences.ts';
import { unfilledSentences } from './unfilledSentences.ts';

const { status, stdout } = spawnSync('tsc', ['-b', '--pretty'], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
  // A new language is refused in each sentence: that is nearly as much as is taken by default.
  maxBuffer: Infinity,
});
process.stdout.write(stdout);
const said = stripVTControlCharacters(stdout);
for (const sentence of [...unfilledSentences(said), ...deletedSentences(said)]) {
  console.error(`\n${sentence}`);
}
process.exitCode = status ?? 1;
