import { createServer } from 'node:net';

export const LOOPBACK = '127.0.0.1';

/** A free port of this machine: the preferred one if possible, else any other. */
export async function freePort(preferred?: number): Promise<number> {
  return (preferred === undefined ? undefined : await tryPort(preferred)) ?? anyPort();
}

async function anyPort(): Promise<number> {
  const port = await tryPort(0);
  if (port === undefined) throw new Error('This machine has no free network port.');
  return port;
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, LOOPBACK, () => {
      const address = server.address();
      const taken = typeof address === 'object' && address !== null ? address.port : undefined;
      server.close(() => resolve(taken));
    });
  });
}
