import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '..');

for (const task of [
  'messages:export',
  'content:check',
  'check:deploy',
  'stack:docker',
  'doctor',
  'mails',
  'lint',
  'format',
  'reset',
]) {
  test(`"npm run ${task} -- --unread --es" does nothing but say that there are no options`, () => {
    const words = ['run', '--silent', task, '--', '--unread', '--es'];
    const { status, stdout, stderr } = spawnSync('npm', words, { cwd: root, encoding: 'utf8' });
    assert.equal(stderr, `\n"npm run ${task}" has no options: leave out "--unread --es".\n`);
    assert.deepEqual({ status, stdout }, { status: 1, stdout: '' });
  });
}
