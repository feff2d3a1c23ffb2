// Checks the types of the site, and says in the words of the content where a sentence holds a
// placeholder that its page does not fill in: the compiler names the page alone.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

import { unfilledSentences } from './unfilledSentences.ts';

const CONTENT = resolve(import.meta.dirname, '../../../packages/content/src');

const { status, stdout } = spawnSync('tsc', ['-b', '--pretty'], {
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
});
process.stdout.write(stdout);
for (const sentence of unfilledSentences(stripVTControlCharacters(stdout), lineOf)) {
  console.error(`\n${sentence}`);
}
process.exitCode = status ?? 1;

function lineOf(sentence: string): string | undefined {
  for (const file of readdirSync(CONTENT).filter((each) => /^\w+\.ts$/.test(each))) {
    const path = resolve(CONTENT, file);
    const lines = readFileSync(path, 'utf8').split('\n');
    const index = lines.findIndex((line) => line.includes(sentence));
    if (index >= 0) return `${relative(resolve(CONTENT, '../../..'), path)}:${index + 1}`;
  }
  return undefined;
}
