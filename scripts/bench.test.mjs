import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';

/** Without a browser to start, the former code would not measure either. */
const WITHOUT_BROWSER = { ...process.env, WNC_CHROMIUM: join(import.meta.dirname, 'none') };

function bench(words, env = WITHOUT_BROWSER) {
  const options = { cwd: import.meta.dirname, env, encoding: 'utf8' };
  return spawnSync(process.execPath, ['bench.mjs', ...words], options);
}

test('a number of runs that is none stops the bench before it measures and overwrites the record', () => {
  for (const runs of ['0', 'three']) {
    const { stderr, status } = bench([], { ...WITHOUT_BROWSER, BENCH_RUNS: runs });
    assert.equal(stderr, `\nSet BENCH_RUNS to 1 or more, not "${runs}", or leave it out.\n`);
    assert.equal(status, 1);
  }
});

test('an option that the bench does not have is named, with those that it has', () => {
  for (const word of ['--nosuch', 'growth', '--beside', 'constructor']) {
    const { stderr, status } = bench([word]);
    assert.equal(
      stderr,
      `\n"${word}" is not an option of bench; there are --beside=Name=folder, --growth and --picture.\n`,
    );
    assert.equal(status, 1);
  }
});

test('the bench follows no option alone where several are typed', () => {
  const { stderr, status } = bench(['--growth', '--beside=Old=dist']);
  assert.equal(stderr, '\nbench takes one option at a time: leave out "--beside=Old=dist".\n');
  assert.equal(status, 1);
});
