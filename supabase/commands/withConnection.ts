import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';

import postgres from 'postgres';

import { RootCertificateError } from './databaseProblem.ts';

/** On this machine nobody listens between a command and the database. */
const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]', '']);

type Encryption = { ssl?: 'require' | { ca: string; host: string } };

/**
 * Over a network the connection is encrypted: what people wrote passes on it. Supabase's certificate
 * is signed by an authority of its own; it is checked where PGSSLROOTCERT, the variable of libpq, names
 * the file of that authority. An "sslmode" in the address decides for itself.
 */
function encryption(url: string): Encryption {
  const { hostname, protocol, searchParams } = new URL(url);
  // The driver would take the project's https:// address, and find no host of that name, or no answer.
  if (!/^postgres(?:ql)?:$/.test(protocol)) throw new URIError('no address of a database');
  const mode = searchParams.get('sslmode');
  if (mode === 'disable' || (mode === null && LOCAL.has(hostname))) return {};
  const file = process.env['PGSSLROOTCERT'];
  // Without a host, the driver compares the certificate for an IP address with "localhost".
  if (file) return { ssl: { ca: readRootCertificate(file), host: hostname } };
  return mode === null ? { ssl: 'require' } : {};
}

function readRootCertificate(file: string): string {
  try {
    const certificate = readFileSync(file, 'utf8');
    void new X509Certificate(certificate);
    return certificate;
  } catch (cause) {
    throw new RootCertificateError(file, { cause });
  }
}

/**
 * So long a command waits for what somebody else holds, and so long a computer that falls asleep in the
 * middle holds up others. Set by a statement: a pooler would drop what is asked for on connecting.
 */
const LIMITS = "set lock_timeout = '10s'; set idle_in_transaction_session_timeout = '10s'";

/** Runs some work on the database at `url`, then disconnects; at once when `end` aborts. */
export async function withConnection<Result>(
  url: string,
  work: (sql: postgres.Sql) => Promise<Result>,
  end?: AbortSignal,
): Promise<Result> {
  const sql = postgres(url, {
    ...encryption(url),
    max: 1,
    prepare: false,
    onnotice: ({ severity, message }) => console.error(`${severity}: ${message}`),
  });
  const disconnect = () => void sql.end({ timeout: 0 });
  end?.addEventListener('abort', disconnect, { once: true });
  try {
    await sql.unsafe(LIMITS);
    return await work(sql);
  } finally {
    end?.removeEventListener('abort', disconnect);
    await sql.end();
  }
}
