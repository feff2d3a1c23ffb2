import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';

import postgres from 'postgres';

import { RootCertificateError } from './databaseProblem.ts';

/** On this machine, nobody can listen in between a command and the database. */
const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]', '']);

type Encryption = { ssl?: 'require' | { ca: string; host: string } };

/**
 * Over a network, the connection is encrypted, since it carries what people wrote. Supabase's
 * certificate is signed by its own authority; it is verified if PGSSLROOTCERT, libpq's variable,
 * names that authority's certificate file. An "sslmode" in the address takes precedence.
 */
function encryption(url: string): Encryption {
  const { hostname, protocol, searchParams } = new URL(url);
  // The driver would accept the project's https:// address, and then find no host, or no answer.
  if (!/^postgres(?:ql)?:$/.test(protocol)) throw new URIError('no address of a database');
  const mode = searchParams.get('sslmode');
  if (mode === 'disable' || (mode === null && LOCAL.has(hostname))) return {};
  const file = process.env['PGSSLROOTCERT'];
  // Without a host, the driver checks the certificate of an IP address against "localhost".
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
 * How long a command waits for locks of others, and how long a computer that falls asleep halfway
 * holds them up. Set by a statement: a pooler would drop connection parameters.
 */
const LIMITS = "set lock_timeout = '10s'; set idle_in_transaction_session_timeout = '10s'";

/** Runs `work` on the database at `url`, then disconnects; immediately when `end` aborts. */
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
