import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { freePort, LOOPBACK } from './freePort.ts';
import { closeServer, listen } from './listen.ts';
import { isCompressed, mediaTypeOf } from './mediaTypes.ts';
import { readHeadersFile } from './readHeadersFile.ts';
import { siteFile } from './siteFile.ts';

const DEFAULT_CACHE = 'public, max-age=0, must-revalidate';

export type SiteServer = { readonly url: string; readonly stop: () => Promise<void> };

/**
 * Serves the built site as its host will: `404.html` with status 404, a folder's index, brotli,
 * revalidation by ETag and the headers of the build's `_headers` file.
 */
export async function serveSite(options: {
  readonly directory: string;
  readonly port?: number;
}): Promise<SiteServer> {
  const directory = resolve(options.directory);
  const headersOf = readHeadersFile(directory);
  const server = createServer((request, response) => {
    // "//" at the beginning is part of the path here, not the start of a host name.
    const pathname = URL.parse(`http://site${request.url}`)?.pathname ?? '/';
    response.setHeader('Cache-Control', DEFAULT_CACHE);
    for (const [name, value] of headersOf(pathname)) response.setHeader(name, value);
    send(request, response, directory, pathname);
  });
  const port = options.port ?? (await freePort());
  await listen(server, port);
  return { url: `http://${LOOPBACK}:${port}`, stop: () => closeServer(server) };
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  directory: string,
  pathname: string,
): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const file = siteFile(directory, pathname);
  // A missing file may exist tomorrow, so no cache may keep this; hosts do the same.
  if (file?.status !== 200) response.setHeader('Cache-Control', DEFAULT_CACHE);
  if (file === undefined) {
    response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
    return;
  }
  const type = mediaTypeOf(file.path);
  const content = readFileSync(file.path);
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
  response.setHeader('Content-Type', type);
  response.setHeader('ETag', etag);
  const compressible = isCompressed(type);
  if (compressible) response.setHeader('Vary', 'Accept-Encoding');
  if (file.status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return;
  }
  const brotli = compressible && /\bbr\b/.test(String(request.headers['accept-encoding']));
  if (brotli) response.setHeader('Content-Encoding', 'br');
  const body = brotli ? compress(etag, content) : content;
  response.writeHead(file.status, { 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

const compressedBodies = new Map<string, Buffer>();

function compress(etag: string, content: Buffer): Buffer {
  const known = compressedBodies.get(etag);
  if (known !== undefined) return known;
  const body = brotliCompressSync(content);
  compressedBodies.set(etag, body);
  return body;
}
