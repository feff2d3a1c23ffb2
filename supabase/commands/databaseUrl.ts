import { runningStack } from '@wnc/local-stack/stackFile';

/** The database to work on: the one in the environment, or else the local stack's; it says so. */
export async function databaseUrl(): Promise<string> {
  const url = process.env['SUPABASE_DB_URL'];
  if (url) return url;
  const stack = await runningStack();
  if (stack) {
    console.error('SUPABASE_DB_URL is not set, so this runs on the local stack.');
    return stack.databaseUrl;
  }
  console.error('Set SUPABASE_DB_URL to the database, or start the local stack (npm start).');
  return process.exit(1);
}
