import { runningStack } from '@wnc/local-stack/stackFile';

/** The database that is meant: the one in the environment, else the local stack's. */
export async function databaseUrl(): Promise<string> {
  const url = process.env['SUPABASE_DB_URL'] || (await runningStack())?.databaseUrl;
  if (url) return url;
  console.error('Set SUPABASE_DB_URL to the database, or start the local stack (npm start).');
  return process.exit(1);
}
