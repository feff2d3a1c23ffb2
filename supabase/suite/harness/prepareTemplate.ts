import { join } from 'node:path';

import { applyMigrations } from '@wnc/local-stack/applyMigrations';
import postgres from 'postgres';

const MIGRATIONS = join(import.meta.dirname, '../../migrations');

/** Creates the database `template_contact`, migrated and empty, which each harness or test copies. */
export async function prepareTemplate(server: string): Promise<void> {
  const admin = postgres(server, { max: 1, onnotice: () => undefined });
  await admin`create database template_contact`;
  await admin.end();
  await applyMigrations(server.replace(/\/postgres$/, '/template_contact'), MIGRATIONS);
}
