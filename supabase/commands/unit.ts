import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { applyMigrations } from '@wnc/local-stack/applyMigrations';
import { startPostgres } from '@wnc/local-stack/startPostgres';
import postgres from 'postgres';

import { runDeno } from './runDeno.ts';

// Runs the tests of the function and of these commands under Deno against a real Postgres, which
// it starts and stops. Usage: node commands/unit.ts [--deno=2.1] [arguments of "deno test"]
const words = process.argv.slice(2);
const edition = words.includes('--deno=2.1') ? 'deno-2.1' : 'deno';
const given = words.filter((word) => !word.startsWith('--deno='));

const directory = mkdtempSync(join(tmpdir(), 'contact-tests-'));
const server = await startPostgres({ directory: join(directory, 'postgres'), fsync: false });
try {
  const admin = postgres(server.url, { max: 1, onnotice: () => undefined });
  await admin`create database template_contact`;
  await admin.end();
  await applyMigrations(
    server.url.replace(/\/postgres$/, '/template_contact'),
    join(import.meta.dirname, '../migrations'),
  );
  const tests = given.length > 0 ? given : ['.', '../../commands/tests'];
  process.exitCode = await runDeno(edition, ['test', '-A', '--quiet', ...tests], {
    TEST_DATABASE_URL: server.url,
  });
} finally {
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
}
