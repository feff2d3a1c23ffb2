import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

const command = join(import.meta.dirname, '../supabase/commands/dockerStack.ts');

/** What "stack:docker" says where there are no other programs than these. */
function start(programs) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'docker-'));
  for (const [name, script] of Object.entries(programs)) {
    const file = join(folder.path, name);
    writeFileSync(file, `#!/bin/sh\n${script}\n`);
    chmodSync(file, 0o755);
  }
  const env = { ...process.env, PATH: folder.path };
  const { status, stderr } = spawnSync(process.execPath, [command], { env, encoding: 'utf8' });
  return [status, stderr];
}

test('stack:docker says whether Docker is missing or asleep, and what needs none', () => {
  const otherwise = 'or use "npm start", which needs none.\n';
  assert.deepEqual(start({}), [1, `Docker is not installed here: install it, ${otherwise}`]);
  assert.deepEqual(start({ docker: 'exit 1' }), [
    1,
    `Docker is installed but does not answer: start it, ${otherwise}`,
  ]);
});

test("stack:docker says that Supabase's tool could not be fetched, and why", () => {
  const reason = 'GET https://registry.npmjs.org/supabase: ECONNREFUSED';
  assert.deepEqual(start({ docker: 'exit 0', pnpm: `echo "${reason}"; exit 1` }), [
    1,
    `${reason}\n\nSupabase's tool could not be fetched; the reason is above.\n`,
  ]);
});
