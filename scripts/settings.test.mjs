import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '..');
const readSettings = new URL('readSettings.mjs', import.meta.url).href;

/** What a command for staff sees and says in a folder with these settings. */
function run(settings) {
  const cwd = mkdtempSync(join(tmpdir(), 'settings-'));
  if (settings) writeFileSync(join(cwd, '.env'), settings);
  const words = ['--import', readSettings, '-p', 'process.env.TEAM_EMAIL'];
  const { stdout, stderr } = spawnSync(process.execPath, words, { cwd, encoding: 'utf8' });
  return [stdout, stderr];
}

test('the commands for staff read .env, and say nothing where there is none', () => {
  assert.deepEqual(run('TEAM_EMAIL=team@example.org\n'), ['team@example.org\n', '']);
  assert.deepEqual(run(), ['undefined\n', '']);
});

test('a file of settings that is not there is named, with how to make it', () => {
  const words = ['secrets', 'set', '--env-file', 'no-such.env'];
  for (const each of [words, ['secrets', 'set', '--env-file=no-such.env']]) {
    const { stderr, status } = spawnSync('npm', ['run', '--silent', 'supabase', '--', ...each], {
      cwd: root,
      encoding: 'utf8',
    });
    assert.match(
      stderr,
      /no file no-such\.env: copy \.env\.example to no-such\.env and fill it in/,
    );
    assert.doesNotMatch(stderr, /^node:/m);
    assert.equal(status, 1);
  }
});
