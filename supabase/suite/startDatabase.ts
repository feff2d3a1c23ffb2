import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { applyMigrations } from '@wnc/local-stack/applyMigrations';
import { startPostgres } from '@wnc/local-stack/startPostgres';
import postgres from 'postgres';
import type { TestProject } from 'vitest/node';

import { writeDenoConfig } from './world/writeDenoConfig.ts';

const MIGRATIONS = join(import.meta.dirname, '../migrations');

/** One Postgres 17 for all cases, with a migrated database that each of them copies. */
export default async function startDatabase({
  provide,
}: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(tmpdir(), 'contact-suite-'));
  const server = await startPostgres({ directory: join(directory, 'postgres') });
  const admin = postgres(server.url, { max: 1, onnotice: () => undefined });
  await admin`create database template_contact`;
  await admin.end();
  await applyMigrations(server.url.replace(/\/postgres$/, '/template_contact'), MIGRATIONS);
  provide('databaseServer', server.url);
  provide('denoConfig', writeDenoConfig(directory));
  return async () => {
    await server.stop();
    rmSync(directory, { recursive: true, force: true });
  };
}
