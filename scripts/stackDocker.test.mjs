import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

import { replacingModules } from './testing/replacingModules.mjs';

const command = join(import.meta.dirname, '../supabase/commands/dockerStack.ts');

/** What "stack:docker" says where these are the only programs. */
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

test('stack:docker says whether Docker is missing or not running, and what works without it', () => {
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

test('whoever stops stack:docker while its containers start leaves none of them running', async (t) => {
  const tool = `case "$1" in start) echo starting; exec sleep 60;; *) echo "$1 is done"; esac`;
  const words = replacingModules({
    './dockerProblem.ts': 'dockerProblem = () => undefined',
    './supabaseCli.ts': `supabaseCommand = (...words) => ['/bin/sh', '-c', ${JSON.stringify(tool)}, 'sh', ...words]`,
    '@wnc/local-stack/startMailInbox': `startMailInbox = () => ({ api: '', inbox: '', stop: () => undefined })`,
  });
  const running = spawn(process.execPath, [...words, command], { detached: true });
  t.after(() => running.kill('SIGKILL'));
  let said = '';
  running.stdout.setEncoding('utf8').on('data', (text) => (said += text));
  await once(running.stdout, 'data');
  // As scripts/guard.sh does, to all processes of the command.
  process.kill(-running.pid, 'SIGTERM');
  const [code] = await once(running, 'close');
  assert.deepEqual([code, said], [1, 'starting\nstop is done\n']);
});
