import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';

import { Failure } from './failure.mjs';
import { requireNoWords } from './requireNoWords.mjs';

const refusal = (task) => `"npm run ${task}" has no options: leave out "--unread --es".`;

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
  test(`whoever gives "npm run ${task}" options reads that it has none`, () => {
    assert.throws(() => requireNoWords(task, ['--unread', '--es']), new Failure(refusal(task)));
  });
}

test('a command that has no options does nothing when one is typed', () => {
  const words = ['run', '--silent', 'mails', '--', '--unread', '--es'];
  const { status, stdout, stderr } = spawnSync('npm', words, {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
  });
  assert.equal(stderr, `\n${refusal('mails')}\n`);
  assert.deepEqual({ status, stdout }, { status: 1, stdout: '' });
});
