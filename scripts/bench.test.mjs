import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';

/** With no browser to start, nothing is measured even if the bench does not stop first. */
const WITHOUT_BROWSER = { ...process.env, WNC_CHROMIUM: join(import.meta.dirname, 'none') };

function bench(words, env = WITHOUT_BROWSER) {
  const options = { cwd: import.meta.dirname, env, encoding: 'utf8' };
  return spawnSync(process.execPath, ['bench.mjs', ...words], options);
}

test('a number of runs that makes no sense stops the bench before it measures or overwrites anything', () => {
  for (const runs of ['0', 'three']) {
    const { stderr, status } = bench([], { ...WITHOUT_BROWSER, BENCH_RUNS: runs });
    assert.equal(stderr, `\nSet BENCH_RUNS to 1 or more, not "${runs}", or leave it out.\n`);
    assert.equal(status, 1);
  }
});

test('an option that the bench does not have is named, along with those it has', () => {
  for (const word of ['--nosuch', 'growth', '--beside', 'constructor']) {
    const { stderr, status } = bench([word]);
    assert.equal(
      stderr,
      `\n"${word}" is not an option of bench, which has --beside=Name=folder, --growth and --picture.\n`,
    );
    assert.equal(status, 1);
  }
});

test('the bench does not follow one of several options and ignore the others', () => {
  const { stderr, status } = bench(['--growth', '--beside=Old=dist']);
  assert.equal(stderr, '\nbench takes one option at a time: leave out "--beside=Old=dist".\n');
  assert.equal(status, 1);
});
