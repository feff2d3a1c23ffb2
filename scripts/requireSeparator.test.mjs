import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';

import { Failure } from './failure.mjs';
import { requireSeparator } from './requireSeparator.mjs';

test('"npm run deliver --all", whose option npm keeps, does nothing but say how to write it', () => {
  const { status, stderr } = spawnSync('npm', ['run', '--silent', 'deliver', '--all'], {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
  });
  assert.equal(stderr.trim(), 'Put two dashes before the option: npm run deliver -- --all');
  assert.equal(status, 1);
});

for (const [task, option, value, wanted] of [
  ['test', 'filter', '@wnc/content', 'npm test -- --filter=@wnc/content'],
  ['bench', 'growth', 'true', 'npm run bench -- --growth'],
  ['bench', 'picture', 'true', 'npm run bench -- --picture'],
  ['bench', 'beside', 'Old=dist', 'npm run bench -- --beside=Old=dist'],
]) {
  test(`if npm has kept an option, the command says how to write it: ${wanted}`, () => {
    assert.throws(
      () => requireSeparator(task, { [`npm_config_${option}`]: value }),
      new Failure(`Put two dashes before the option: ${wanted}`),
    );
  });
}

test('a dry run whose option npm keeps for itself deletes and publishes nothing', () => {
  for (const task of ['messages:forget', 'supabase']) {
    assert.throws(
      () => requireSeparator(task, { npm_config_dry_run: 'true' }),
      /Nothing was done: .* npm run (?:messages:forget|supabase) -- … --dry-run/,
    );
  }
});

test('npm does keep --dry-run, and the command does nothing', () => {
  // One that would do no harm.
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['run', '--silent', 'content:check', '--dry-run'],
    { cwd: join(import.meta.dirname, '..'), encoding: 'utf8' },
  );
  assert.match(stderr.trim(), /^Nothing was done: npm keeps --dry-run for itself/);
  assert.deepEqual([status, stdout], [1, '']);
});

test("npm's own settings do not stop a command that has no such option", () => {
  requireSeparator('doctor', { npm_config_all: 'true', npm_config_filter: 'x' });
});
