import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { changesReport } from './changesReport.ts';
import { contentChanges } from './contentChanges.ts';
import { readContent } from './readContent.ts';

const CONTENT = 'packages/content/src';

/**
 * `npm run content:changes -- main`: every text and figure that differs from those of a branch or
 * commit, as Markdown.
 */
const [base = 'main', ...rest] = process.argv.slice(2);
if (rest.length > 0) {
  console.error(
    `Name one branch or commit, with which the files here are compared: leave out "${rest.join(' ')}".`,
  );
  process.exit(1);
}
const root = resolve(import.meta.dirname, '../../..');
const git = (...words: string[]) =>
  execFileSync('git', words, { cwd: root, maxBuffer: Number.MAX_SAFE_INTEGER });

const commit = commitOf(base);
if (commit === undefined) {
  const format = '--format=%(refname:short)';
  const branches = String(git('for-each-ref', format, 'refs/heads', 'refs/remotes')).trim();
  const names = ['HEAD', ...branches.split('\n')].filter(Boolean).join(', ');
  console.error(
    `There is no branch or commit "${base}" here: write, for example, npm run content:changes -- main. There are ${names}.`,
  );
  process.exit(1);
}
using folder = mkdtempDisposableSync(join(tmpdir(), 'content-'));
try {
  const isThere = String(git('ls-tree', '--name-only', commit, `${CONTENT}/`)) !== '';
  if (isThere) {
    const archive = git('archive', '--format=tar', commit, CONTENT);
    execFileSync('tar', ['-x', '-C', folder.path], { input: archive });
  }
  const before = isThere ? await readContent(join(folder.path, CONTENT)) : [];
  const after = await readContent(join(root, CONTENT));
  console.log(changesReport(contentChanges(before, after)));
} catch (error) {
  // Without the places in the code: whoever edits a text looks at the last lines.
  const { message, stack = '' } = error as Error;
  const [place] = /packages\/content\/src\/\w+\.ts:\d+/.exec(stack) ?? [];
  if (!place) throw error;
  console.error(`${place}: ${message}. It is in this line or the one before (docs/editing.md).`);
  process.exitCode = 1;
}

function commitOf(name: string): string | undefined {
  const words = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
