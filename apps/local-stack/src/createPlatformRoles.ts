import postgres from 'postgres';

/**
 * The roles that every hosted database has before the first migration, with the same rights:
 * `postgres` runs migrations and is not a superuser; the other four serve the Data API.
 * Source: Supabase documentation, "Postgres Roles".
 */
const ROLES: Readonly<Record<string, string>> = {
  postgres: "login createdb createrole replication bypassrls password 'postgres'",
  anon: 'nologin noinherit',
  authenticated: 'nologin noinherit',
  service_role: 'nologin noinherit bypassrls',
  authenticator: "login noinherit password 'postgres'",
};

/** Creates the roles that are missing. `url` connects as a superuser. */
export async function createPlatformRoles(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  try {
    const found = await sql<{ name: string }[]>`select rolname as name from pg_roles`;
    const missing = Object.keys(ROLES).filter((role) => found.every(({ name }) => name !== role));
    await sql.unsafe(missing.map((role) => `create role ${role} ${ROLES[role]};`).join('\n'));
    await sql`grant anon, authenticated, service_role to authenticator`;
    await sql`grant anon, authenticated, service_role to postgres with admin option`;
    await sql`alter database postgres owner to postgres`;
    await sql`grant usage on schema public to anon, authenticated, service_role`;
    await sql`create schema if not exists extensions authorization postgres`;
  } finally {
    await sql.end();
  }
}
