import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '..');
const git = (...words) => spawnSync('git', words, { cwd: root, encoding: 'utf8' });

test('git takes up no file that a command of the documentation writes, such as exported messages', () => {
  const pages = git('ls-files', '*.md').stdout.trim().split('\n');
  const written = pages.flatMap((page) => {
    const text = readFileSync(join(root, page), 'utf8');
    return [...text.matchAll(/npm run [^`\n]*> ?([\w./-]+)/g)].map(([, name]) => name);
  });
  assert.ok(written.includes('messages.csv'));
  for (const name of written) {
    assert.equal(git('check-ignore', name).stdout, `${name}\n`, `.gitignore does not name ${name}`);
  }
});
