import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import postgres from 'postgres';

const ONE_AT_A_TIME_LOCK = 7_150_713;

/**
 * Applies the new files among `directory/<version>_<name>.sql`, each in one transaction, and records
 * them where the platform does: `supabase_migrations.schema_migrations`.
 * Returns the names of the files applied. A file that changed after it was applied is an error.
 */
export async function applyMigrations(url: string, directory: string): Promise<string[]> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    // Held by the one connection until it closes.
    await sql`select pg_advisory_lock(${ONE_AT_A_TIME_LOCK})`;
    await sql`create schema if not exists supabase_migrations`;
    await sql`create table if not exists supabase_migrations.schema_migrations
      (version text primary key, statements text[], name text)`;
    const applied: string[] = [];
    for (const file of readdirSync(directory).toSorted()) {
      if (!file.endsWith('.sql')) continue;
      // oxlint-disable-next-line no-await-in-loop -- each file builds on the one before
      if (await sql.begin((begun) => applyFile(begun, directory, file))) applied.push(file);
    }
    return applied;
  } finally {
    await sql.end();
  }
}

async function applyFile(
  sql: postgres.TransactionSql,
  directory: string,
  file: string,
): Promise<boolean> {
  const [, version, name] = /^(\d+)_(.+)\.sql$/.exec(file) ?? [];
  if (version === undefined || name === undefined) {
    throw new Error(`The migration ${file} is not named <version>_<name>.sql.`);
  }
  const content = readFileSync(join(directory, file), 'utf8');
  const [known] = await sql<{ statements: string[] }[]>`
    select statements from supabase_migrations.schema_migrations where version = ${version}`;
  if (known !== undefined) {
    if (known.statements.join('') === content) return false;
    throw new Error(`The migration ${file} has changed since it was applied: npm run reset.`);
  }
  try {
    await sql.unsafe(content);
  } catch (error) {
    throw new Error(`The migration ${file} fails: ${String(error)}`, { cause: error });
  }
  await sql`insert into supabase_migrations.schema_migrations (version, statements, name)
    values (${version}, ${[content]}, ${name})`;
  return true;
}
