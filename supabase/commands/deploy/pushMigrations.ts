import { join } from 'node:path';

import { startPostgres } from '@wnc/local-stack/startPostgres';

import { runSupabase } from '../supabaseCli.ts';

/** Applies the migrations to an empty database with Supabase's CLI; returns what went wrong. */
export async function pushMigrations(folder: string): Promise<string | undefined> {
  const database = await startPostgres({ directory: join(folder, 'postgres') });
  try {
    const remote = `--remote=${database.url}?sslmode=disable`;
    const { code, output } = await runSupabase(['db', 'push', remote], { SUPABASE_HOME: folder });
    return code === 0 ? undefined : `The migrations could not be applied.\n${output}`;
  } finally {
    await database.stop();
  }
}
