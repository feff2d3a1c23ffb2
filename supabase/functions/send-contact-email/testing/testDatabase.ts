import postgres from 'postgres';

export type TestDatabase = {
  url: string;
  /** As the owner of the tables, to see what was stored. */
  sql: postgres.Sql;
  end: () => Promise<void>;
};

/** A fresh copy of the migrated database, for one test. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = Deno.env.get('TEST_DATABASE_URL');
  if (!server) throw new Error('Run these tests with "pnpm --filter @wnc/supabase unit".');
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const admin = postgres(server, { max: 1, onnotice: () => undefined });
  await admin.unsafe(`create database ${name} template template_contact`);
  const url = server.replace(/\/postgres$/, `/${name}`);
  const sql = postgres(url, { max: 2, onnotice: () => undefined });
  return {
    url,
    sql,
    end: async () => {
      await sql.end();
      await admin.unsafe(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
