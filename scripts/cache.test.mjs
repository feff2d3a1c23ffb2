import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '..');
const read = (file) => readFileSync(join(root, file), 'utf8');

/** A file outside this folder that a script imports, reads or runs. */
const NAMED = /'(?:\.\.\/)?((?:apps|docs|packages|supabase)\/[^'\s]+\.(?:ts|toml|md))'/g;

test('npm test runs these tests again when a file that one of them names has changed', () => {
  const { inputs } = JSON.parse(read('turbo.json')).tasks['//#unit'];
  const scripts = globSync('scripts/*.mjs', { cwd: root });
  const named = scripts.flatMap((script) =>
    [...read(script).matchAll(NAMED)].map(([, file]) => file),
  );
  assert.ok(named.length > 10);
  assert.deepEqual(
    named.filter((file) => !inputs.some((input) => matchesGlob(file, input))),
    [],
    'Add these files to the inputs of //#unit in turbo.json.',
  );
});
