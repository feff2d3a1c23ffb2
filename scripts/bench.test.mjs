import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';

test('a number of runs that is none stops the bench before it measures and overwrites the record', () => {
  for (const runs of ['0', 'three']) {
    const { stderr, status } = spawnSync(process.execPath, ['bench.mjs'], {
      cwd: import.meta.dirname,
      // Without a browser to start, the former code would not measure either.
      env: { ...process.env, BENCH_RUNS: runs, WNC_CHROMIUM: join(import.meta.dirname, 'none') },
      encoding: 'utf8',
    });
    assert.equal(stderr, `\nSet BENCH_RUNS to 1 or more, not "${runs}", or leave it out.\n`);
    assert.equal(status, 1);
  }
});
