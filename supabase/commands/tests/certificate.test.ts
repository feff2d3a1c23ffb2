import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';

import { test } from '../../functions/send-contact-email/testing/defineTest.ts';
import { startTestEndpoint } from '../../functions/send-contact-email/testing/testEndpoint.ts';
import { run, text } from './runCommand.ts';

const file = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const certificate = (name: string) => ({ PGSSLROOTCERT: file(`certificates/${name}.pem`) });

/** The database behind a server that encrypts, with a certificate for "localhost". */
async function encrypted(
  url: string,
): Promise<{ at: (host: string, mode: string) => string; end: () => void }> {
  const server = new Deno.Command('node', {
    args: [file('encryptingServer.ts'), url],
    stdout: 'piped',
  }).spawn();
  const reader = server.stdout.getReader();
  const port = text((await reader.read()).value ?? new Uint8Array()).trim();
  return {
    at: (host, mode) => {
      const address = new URL(url);
      address.hostname = host;
      address.port = port;
      if (mode) address.searchParams.set('sslmode', mode);
      return address.href;
    },
    end: () => {
      server.kill();
      void reader.cancel();
    },
  };
}

test('with the certificate of the database, staff fetch messages from it alone, not from somebody in between', async () => {
  await using endpoint = await startTestEndpoint();
  const server = await encrypted(endpoint.database.url);
  const fetchWith = (host: string, env: Record<string, string>, mode = 'verify-full') =>
    run(endpoint, 'exportMessages', [], { SUPABASE_DB_URL: server.at(host, mode), ...env });
  const [right, unknown, misnamed, unset, unasked, required, missing, none] = await Promise.all([
    fetchWith('localhost', certificate('authority')),
    fetchWith('localhost', certificate('stranger')),
    fetchWith('127.0.0.1', certificate('authority')),
    fetchWith('localhost', {}),
    // A name of this machine that is not exempt from encryption.
    fetchWith('0.0.0.0', certificate('authority'), ''),
    fetchWith('localhost', certificate('stranger'), 'require'),
    fetchWith('localhost', certificate('missing')),
    fetchWith('localhost', { PGSSLROOTCERT: file('certificate.test.ts') }),
  ]);
  server.end();
  assert.deepEqual([right.code, right.err], [0, '']);
  for (const { code, out, err } of [unknown, misnamed, unset, unasked, required]) {
    assert.deepEqual([code, out], [1, '']);
    assert.match(err, /cannot prove that it is the database \([A-Z_]+\): download the certificate/);
  }
  for (const { code, err } of [missing, none]) {
    assert.equal(code, 1);
    assert.match(err, /^Set PGSSLROOTCERT to the file of the database's certificate/);
  }
});
