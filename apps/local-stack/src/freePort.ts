import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

export const LOOPBACK = '127.0.0.1';

/**
 * Systems assign ports from 32,768 up (Linux) or 49,152 up to connections and to servers that ask
 * for any port. A lower one stays free while its server is down or slow to start.
 */
const RANGE = [20_000, 32_000] as const;
const MAX_TRIES = 100;

/** A free port of this machine: the preferred one if possible, else any other. */
export async function freePort(preferred?: number): Promise<number> {
  if (preferred !== undefined && (await isFree(preferred))) return preferred;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const port = randomInt(...RANGE);
    // oxlint-disable-next-line no-await-in-loop -- until one is free
    if (await isFree(port)) return port;
  }
  throw new Error(`This machine has no free network port from ${RANGE[0]} to ${RANGE[1]}.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, LOOPBACK, () => void server.close(() => resolve(true)));
  });
}
