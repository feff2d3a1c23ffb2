import { once } from 'node:events';
import { Server as HttpServer } from 'node:http';
import type { Server } from 'node:net';

import { LOOPBACK } from './freePort.ts';

/**
 * Listens on the loopback interface. Resolves once it does; rejects if it cannot. HTTP connections
 * stay open: by default, Node closes one that has been idle for five seconds, and a request that a
 * client on a busy machine sends just then is reset.
 */
export async function listen(server: Server, port: number): Promise<void> {
  if (server instanceof HttpServer) server.keepAliveTimeout = 0;
  server.listen(port, LOOPBACK);
  await once(server, 'listening');
}

/** Closes the server and all its connections. */
export async function closeServer(server: HttpServer): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
