import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';

import { freePort, LOOPBACK } from './freePort.ts';
import { closeServer, listen } from './listen.ts';

const UPSTREAM_GONE = { code: 'BOOT_ERROR', message: 'The function does not run.' };
const NOT_FOUND = { code: 'NOT_FOUND', message: 'Requested function was not found' };

export type Gateway = { readonly url: string; readonly stop: () => Promise<void> };

/**
 * Stands in for the platform's gateway: `/functions/v1/NAME`, and `/NAME` as on the platform's own
 * domain for functions. It adds no CORS headers to the function's own, and sets
 * `cf-connecting-ip` from the connection unless the client (a test) sends it.
 * `functions` maps each name to where the function listens.
 */
export async function startGateway(options: {
  readonly functions: Readonly<Record<string, string>>;
  readonly port?: number;
}): Promise<Gateway> {
  const functions = new Map(Object.entries(options.functions));
  const server = createServer((incoming, outgoing) => {
    const path = (incoming.url ?? '/').replace(/^\/functions\/v1(?=\/)/, '');
    const [, name = ''] = /^\/([^/?]*)/.exec(path) ?? [];
    const upstream = functions.get(name);
    if (upstream === undefined) return answer(outgoing, 404, NOT_FOUND);
    forward(incoming, outgoing, new URL(path, upstream));
  });
  const port = options.port ?? (await freePort());
  await listen(server, port);
  return { url: `http://${LOOPBACK}:${port}`, stop: () => closeServer(server) };
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, target: URL): void {
  const upstream = request(target, {
    method: incoming.method,
    headers: [...incoming.rawHeaders, ...addressHeaders(incoming)],
  });
  upstream.once('response', (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.rawHeaders);
    // If the answer breaks off, so does ours: whoever waits for the rest would wait forever.
    pipeline(response, outgoing, () => undefined);
  });
  upstream.once('error', () => {
    if (outgoing.headersSent) outgoing.destroy();
    else answer(outgoing, 503, UPSTREAM_GONE);
  });
  outgoing.once('close', () => upstream.destroy());
  incoming.pipe(upstream);
}

/** The platform appends the address it saw to `x-forwarded-for`; what is before it is unverified. */
function addressHeaders({ headers, socket }: IncomingMessage): string[] {
  const address = socket.remoteAddress ?? '';
  return [
    ...(headers['cf-connecting-ip'] === undefined ? ['CF-Connecting-IP', address] : []),
    'X-Forwarded-For',
    address,
  ];
}

function answer(outgoing: ServerResponse, status: number, body: object): void {
  outgoing.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}
