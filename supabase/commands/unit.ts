import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { applyMigrations } from '@wnc/local-stack/applyMigrations';
import { denoEnvironment } from '@wnc/local-stack/denoEnvironment';
import { startPostgres } from '@wnc/local-stack/startPostgres';
import postgres from 'postgres';

/**
 * Runs the tests of the edge function under Deno against a real Postgres, which it starts and
 * stops. `node commands/unit.ts [--deno=2.1] [words for deno test]`. Every test makes its own copy
 * of the database `template_contact`, so that no test sees what another one wrote.
 */
const project = join(import.meta.dirname, '..');
const words = process.argv.slice(2);
const edition = words.includes('--deno=2.1') ? 'deno-2.1' : 'deno';
const deno = join(createRequire(import.meta.url).resolve(`${edition}/package.json`), '../bin.cjs');

const directory = mkdtempSync(join(tmpdir(), 'contact-tests-'));
const server = await startPostgres({ directory: join(directory, 'postgres') });
let code: number | null = 1;
try {
  const admin = postgres(server.url, { max: 1, onnotice: () => undefined });
  await admin`create database template_contact`;
  // These databases live for a minute: nothing waits for the disk.
  await admin`alter role current_user set synchronous_commit = off`;
  await admin.end();
  await applyMigrations(
    server.url.replace(/\/postgres$/, '/template_contact'),
    join(project, 'migrations'),
  );
  // Not spawnSync: Postgres would stop as soon as nobody reads what it logs.
  const tests = spawn(
    process.execPath,
    [deno, 'test', '-A', '--quiet', ...words.filter((word) => !word.startsWith('--deno='))],
    {
      cwd: join(project, 'functions/send-contact-email'),
      env: { ...denoEnvironment(), TEST_DATABASE_URL: server.url },
      stdio: 'inherit',
    },
  );
  [code] = await once(tests, 'close');
} finally {
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
}
process.exit(code ?? 1);
