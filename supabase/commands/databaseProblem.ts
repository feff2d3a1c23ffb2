/** SQLSTATEs for a schema, table, function or role that does not exist. */
const MISSING = new Set(['3F000', '42P01', '42883', '42704']);
const NO_SCHEMA =
  'The schema "contact" is missing or older than this copy: apply supabase/migrations.';

/** SQLSTATEs for a read-only transaction and a full disk. */
const TAKES_NOTHING = new Set(['25006', '53100']);
export const READ_ONLY =
  'The database accepts no writes, perhaps because its disk is full: look at Supabase → Database.';

/** SQLSTATEs for a wrong password or user, and for a user without the rights. */
const REFUSED = new Set(['28P01', '28000', '42501']);
const WRONG_PASSWORD =
  'The database refuses the password or the user in SUPABASE_DB_URL: copy the address from Supabase → Connect → Session pooler, and put in the database password.';
const MALFORMED =
  'SUPABASE_DB_URL is not an address like postgresql://USER:PASSWORD@HOST:5432/postgres. In a password, # / ? and % are written %23 %2F %3F and %25 there.';

/** SQLSTATEs for a deadlock, a lock or statement that took too long, and too many connections. */
const BUSY = new Set(['40P01', '55P03', '57014', '53300']);

/** Codes for a host that cannot be reached from here: a direct connection has only IPv6. */
const NO_WAY = new Set(['ENOTFOUND', 'ENETUNREACH', 'EHOSTUNREACH', 'EADDRNOTAVAIL']);

/** Codes with which TLS refuses the server's certificate. */
const NOT_TRUSTED = /^(?:ERR_TLS_CERT_|CERT_|UNABLE_TO_(?:GET_ISSUER|VERIFY)_|.*SELF_SIGNED_CERT)/;

/** The file that PGSSLROOTCERT names is missing, or contains no certificate. */
export class RootCertificateError extends Error {}

/** What to do about a database error. */
export type DatabaseProblem = {
  text: string;
  /** Whether it affects the function too, which has settings of its own. */
  concernsSite: 'yes' | 'no' | 'perhaps';
};

/** What a database error means; undefined for any other error. */
export function databaseProblem(error: unknown): DatabaseProblem | undefined {
  const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
  // The driver throws these for a password with a character that has a meaning in URLs.
  if (code === 'ERR_INVALID_URL' || error instanceof URIError) {
    return { text: MALFORMED, concernsSite: 'no' };
  }
  if (error instanceof RootCertificateError) {
    return {
      text: `Set PGSSLROOTCERT to the file of the database's certificate, from Supabase → Database → Settings → SSL configuration, or leave it out: "${error.message}" is missing or contains none.`,
      concernsSite: 'no',
    };
  }
  if (code === undefined) return undefined;
  if (NOT_TRUSTED.test(code)) {
    return {
      text: `The server at the address in SUPABASE_DB_URL cannot prove that it is the database (${code}): download the certificate again from Supabase → Database → Settings → SSL configuration, and set PGSSLROOTCERT to the file. If that changes nothing, somebody may be listening: use another network.`,
      concernsSite: 'no',
    };
  }
  if (REFUSED.has(code)) return { text: WRONG_PASSWORD, concernsSite: 'no' };
  if (TAKES_NOTHING.has(code)) return { text: READ_ONLY, concernsSite: 'yes' };
  if (MISSING.has(code)) return { text: NO_SCHEMA, concernsSite: 'yes' };
  if (NO_WAY.has(code)) {
    return {
      text: `The database cannot be reached from this computer (${code}): copy the address from Supabase → Connect → Session pooler, since a direct connection needs IPv6. If it is that one, look at Supabase → Database.`,
      concernsSite: 'perhaps',
    };
  }
  return {
    text: BUSY.has(code)
      ? `The database is busy (${code}): try again in a minute. If it stays busy, look at Supabase → Database.`
      : `The database does not answer (${code}): check SUPABASE_DB_URL, and look at Supabase → Database.`,
    concernsSite: 'perhaps',
  };
}

/** Ends a command with the sentence about a database error; rethrows any other error. */
export function stopWithProblem(error: unknown): never {
  const problem = databaseProblem(error);
  if (problem === undefined) throw error;
  console.error(problem.text);
  return process.exit(1);
}
