import postgres from 'postgres';

import { databaseUrl } from './databaseUrl.ts';

/** On this machine nobody listens between a command and the database. */
const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]', '']);

/**
 * Over a network the connection is encrypted: what people wrote passes on it.
 * The certificate is not checked, since Supabase's is signed by an authority of its own. A "sslmode"
 * in the address decides for itself.
 */
function encryption(url: string): { ssl?: 'require' } {
  const { hostname, searchParams } = new URL(url);
  return LOCAL.has(hostname) || searchParams.has('sslmode') ? {} : { ssl: 'require' };
}

/** Runs some work on the database, then disconnects. */
export async function withDatabase<Result>(
  work: (sql: postgres.Sql) => Promise<Result>,
): Promise<Result> {
  const url = await databaseUrl();
  const sql = postgres(url, {
    ...encryption(url),
    max: 1,
    prepare: false,
    onnotice: ({ severity, message }) => console.error(`${severity}: ${message}`),
  });
  try {
    return await work(sql);
  } finally {
    await sql.end();
  }
}
