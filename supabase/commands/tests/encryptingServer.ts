import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { type AddressInfo } from 'node:net';
import { TLSSocket } from 'node:tls';

// Speaks TLS in front of a database that does not, with a certificate for "localhost". Runs in
// Node, since Deno cannot start TLS as the server on an open socket. Takes the database's URL,
// prints its own port.
const { hostname, port } = new URL(process.argv[2] ?? '');
const pem = readFileSync(new URL('certificates/server.pem', import.meta.url), 'utf8');

const server = createServer(async (client) => {
  await once(client, 'data'); // Postgres' SSLRequest
  client.write('S');
  const plain = new TLSSocket(client, { isServer: true, cert: pem, key: pem });
  const database = connect(Number(port), hostname);
  for (const socket of [plain, database]) socket.on('error', () => client.destroy());
  plain.pipe(database).pipe(plain);
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
