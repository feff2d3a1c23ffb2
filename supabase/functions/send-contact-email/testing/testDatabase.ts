import postgres from 'postgres';

import { until } from './until.ts';

export type TestDatabase = {
  url: string;
  /** As the owner of the tables, to see what was stored. */
  sql: postgres.Sql;
  end: () => Promise<void>;
};

/** Kept connected: each new connection costs a server process that reads the catalog again. */
const free: Pick<TestDatabase, 'url' | 'sql'>[] = [];

/** An empty, migrated database for one test. A test that changes more than rows must undo that. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = Deno.env.get('TEST_DATABASE_URL');
  if (!server)
    throw new Error('Run these tests with "npm run pnpm -- --filter @wnc/supabase unit".');
  const database = free.pop() ?? (await copyTemplate(server));
  const { url, sql } = database;
  return {
    url,
    sql,
    end: async () => {
      // Statements that the function has given up.
      await until(async () => (await working(sql)).length === 0);
      await sql`delete from contact.messages`;
      await sql`delete from contact.buckets`;
      await sql`update contact.settings set wake_url = null`;
      free.push(database);
    },
  };
}

/** What the processes of the database are working on, or waiting for, except for this question. */
const working = (sql: postgres.Sql) => sql`select query from pg_stat_activity
  where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`;

async function copyTemplate(server: string): Promise<Pick<TestDatabase, 'url' | 'sql'>> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const admin = postgres(server, { max: 1, onnotice: () => undefined });
  await admin.unsafe(`create database ${name} template template_contact`);
  await admin.end();
  const url = server.replace(/\/postgres$/, `/${name}`);
  return { url, sql: postgres(url, { max: 2, onnotice: () => undefined }) };
}
