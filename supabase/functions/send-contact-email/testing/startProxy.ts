import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type Proxy = {
  /** The same database, through the proxy. */
  url: string;
  /** The connections so far. */
  clients: Socket[];
  end: () => void;
};

/**
 * A proxy in front of the database at `url`. After each answer of the database, `goesOn` is asked
 * with the index of the connection: if false, that connection is closed.
 */
export async function startProxy(
  url: string,
  goesOn: (index: number) => boolean = () => true,
): Promise<Proxy> {
  const through = new URL(url);
  const [port, host] = [Number(through.port), through.hostname];
  const clients: Socket[] = [];
  const server = createServer((client: Socket) => {
    const index = clients.push(client) - 1;
    const upstream = connect(port, host);
    client.on('data', (chunk: Uint8Array) => upstream.write(chunk));
    upstream.on('data', (answer: Uint8Array) => {
      client.write(answer);
      if (!goesOn(index)) client.destroy();
    });
    for (const socket of [client, upstream]) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        client.destroy();
        upstream.destroy();
      });
    }
  });
  await once(server.listen(0, host), 'listening');
  through.port = String((server.address() as AddressInfo).port);
  return { url: through.href, clients, end: () => void server.close() };
}
