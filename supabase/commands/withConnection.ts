import postgres from 'postgres';

/** On this machine nobody listens between a command and the database. */
const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]', '']);

/**
 * Over a network the connection is encrypted: what people wrote passes on it.
 * The certificate is not checked, since Supabase's is signed by an authority of its own. A "sslmode"
 * in the address decides for itself.
 */
function encryption(url: string): { ssl?: 'require' } {
  const { hostname, protocol, searchParams } = new URL(url);
  // The driver would take the project's https:// address, and find no host of that name, or no answer.
  if (!/^postgres(?:ql)?:$/.test(protocol)) throw new URIError('no address of a database');
  return LOCAL.has(hostname) || searchParams.has('sslmode') ? {} : { ssl: 'require' };
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
