import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { test } from 'node:test';

import { replacingModules } from './testing/replacingModules.mjs';

/** How "npm test" ends when lint and the tasks end like this, and which of the two it has run. */
function npmTest(lint, tasks, cli = 0) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'test-'));
  const pnpm = join(folder.path, 'pnpm');
  writeFileSync(
    pnpm,
    `#!/bin/sh\ncase "$*" in *task:lint) echo lint; exit ${lint} ;; esac\nexit ${cli}\n`,
  );
  chmodSync(pnpm, 0o755);
  const replaced = replacingModules({
    './ensureBrowser.mjs': "ensureBrowser = () => ({ from: 'nowhere' })",
    './runTurbo.mjs': `runTurbo = (names) => { console.log('tasks'); console.log(...names); return ${tasks}; }`,
  });
  const words = [...replaced, join(import.meta.dirname, 'test.mjs')];
  const { status, stdout } = spawnSync(process.execPath, words, {
    env: { ...process.env, PATH: [folder.path, process.env.PATH].join(delimiter) },
    encoding: 'utf8',
  });
  return [status, stdout.match(/^(?:lint|tasks)$/gm), stdout];
}

test('npm test fails when lint or a task fails, and runs no task when lint fails', () => {
  assert.deepEqual(npmTest(0, 0).slice(0, 2), [0, ['lint', 'tasks']]);
  assert.deepEqual(npmTest(3, 0).slice(0, 2), [3, ['lint']]);
  assert.deepEqual(npmTest(0, 4).slice(0, 2), [4, ['lint', 'tasks']]);
});

test('npm test says what it could not try', () => {
  const [status, , said] = npmTest(0, 0, 1);
  assert.equal(status, 0);
  assert.doesNotMatch(said, / deployable /);
  assert.match(said, /\nNOT TRIED: .*a deployment, /);
});
