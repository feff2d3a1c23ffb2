import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempDisposableSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

/** Runs the command on a folder with the files that a start leaves, even one that was killed. */
function reset(folder: string): string {
  for (const name of ['postgres', 'postgres.unfinished']) {
    mkdirSync(join(folder, name), { recursive: true });
    writeFileSync(join(folder, name, 'PG_VERSION'), '17\n');
  }
  for (const name of ['postgres.password', 'stack.json.new']) writeFileSync(join(folder, name), '');
  const { stdout } = spawnSync(process.execPath, [join(import.meta.dirname, 'reset.ts')], {
    env: { ...process.env, WNC_STATE: folder },
    encoding: 'utf8',
  });
  return stdout;
}

test('reset clears what the stack has left, and removes the folder with it', () => {
  using parent = mkdtempDisposableSync(join(tmpdir(), 'reset-'));
  const folder = join(parent.path, 'state');
  expect(reset(folder)).toContain('begins with an empty database');
  expect(existsSync(folder)).toBe(false);
  expect(readdirSync(parent.path)).toEqual([]);
});

test('reset leaves alone whatever else is in the folder that WNC_STATE names', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'reset-'));
  writeFileSync(join(folder.path, 'postgres-notes.txt'), 'mine');
  mkdirSync(join(folder.path, 'letters'));
  reset(folder.path);
  expect(readdirSync(folder.path).toSorted()).toEqual(['letters', 'postgres-notes.txt']);
});
