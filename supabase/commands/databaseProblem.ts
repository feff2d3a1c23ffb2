/** SQLSTATEs of a schema, table, function or role that does not exist. */
const MISSING = new Set(['3F000', '42P01', '42883', '42704']);

/** SQLSTATEs of a transaction that may only read, and of a full disk. */
const TAKES_NOTHING = new Set(['25006', '53100']);
export const READ_ONLY =
  'The database takes nothing in, as when its disk is full: look at Supabase → Database.';

/** What to do about an error of the database, in one sentence, or nothing if it is none of those. */
export function databaseProblem(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  if (code === undefined) return undefined;
  if (TAKES_NOTHING.has(code)) return READ_ONLY;
  return MISSING.has(code)
    ? 'The schema "contact" is missing or older than this copy: apply supabase/migrations.'
    : `The database does not answer (${code}): check SUPABASE_DB_URL.`;
}

/** Ends a command that cannot go on without the database, with that sentence. */
export function stopWithProblem(error: unknown): never {
  const problem = databaseProblem(error);
  if (problem === undefined) throw error;
  console.error(problem);
  return process.exit(1);
}
