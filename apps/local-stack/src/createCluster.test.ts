import { mkdtempDisposableSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { createCluster } from './createCluster.ts';

test('a failure to create the database files leaves nothing behind and quotes the tool that failed', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'cluster-'));
  const directory = join(folder.path, 'data');
  const onFullDisk = ['sh', '-c', 'echo "initdb: error: No space left on device" >&2; exit 1'];
  expect(() => createCluster(directory, { prefix: onFullDisk })).toThrow(
    `The database files could not be created in ${directory}: initdb: error: No space left on device`,
  );
  expect(readdirSync(folder.path)).toEqual([]);
});

test('a tool that is killed while it creates the database files is told apart from one that fails', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'cluster-'));
  const directory = join(folder.path, 'data');
  const isKilled = ['sh', '-c', 'kill -KILL $$'];
  expect(() => createCluster(directory, { prefix: isKilled })).toThrow(
    `could not be created in ${directory}: the command was killed by SIGKILL`,
  );
});

test('incomplete database files are not where the next start looks for them', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'cluster-'));
  const directory = join(folder.path, 'data');
  const looksThere = ['sh', '-c', `test -e "${directory}" || echo "nothing there" >&2; exit 1`];
  expect(() => createCluster(directory, { prefix: looksThere })).toThrow('nothing there');
});
