import { existsSync, mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { createCluster } from './createCluster.ts';

test('database files that cannot be created leave nothing, and their tool is quoted', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'cluster-'));
  const directory = join(folder.path, 'data');
  const onFullDisk = ['sh', '-c', 'echo "initdb: error: No space left on device" >&2; exit 1'];
  expect(() => createCluster(directory, { prefix: onFullDisk })).toThrow(
    `The database files could not be created in ${directory}: initdb: error: No space left on device`,
  );
  expect(existsSync(directory)).toBe(false);
});
