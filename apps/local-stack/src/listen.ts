import { once } from 'node:events';
import type { Server } from 'node:http';

import { LOOPBACK } from './freePort.ts';

/** Resolves when the server takes connections on this machine only; rejects when it cannot. */
export async function listen(server: Server, port: number): Promise<void> {
  server.listen(port, LOOPBACK);
  await once(server, 'listening');
}

/** Ends the server with all its connections. */
export async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
