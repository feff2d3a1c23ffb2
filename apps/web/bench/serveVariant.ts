import { execFileSync } from 'node:child_process';
import { mkdtempDisposableSync, readFileSync } from 'node:fs';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { listen } from '@wnc/local-stack/listen';
import { isCompressed, mediaTypeOf } from '@wnc/local-stack/mediaTypes';

import type { Site } from './siteVariants.ts';

/** `h2` is HTTP/2 over TLS, which is what hosts speak; `h1` is HTTP/1.1 in plain text. */
export type Protocol = 'h2' | 'h1';

export type Served = { url: string; stop: () => Promise<void> };

/** Serves a site on a free local port, compressed in advance, like a host's cache. */
export async function serveVariant(site: Site, protocol: Protocol): Promise<Served> {
  const answer = answerFrom(site);
  const server: Server =
    protocol === 'h1'
      ? createServer(answer)
      : createSecureServer({ ...selfSigned(), allowHTTP1: false }, answer);
  await listen(server, 0);
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `${protocol === 'h2' ? 'https' : 'http'}://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server)
          (server as { closeAllConnections: () => void }).closeAllConnections();
      }),
  };
}

/** What requests and responses of both protocols have in common. */
type AnyRequest = { readonly url?: string | undefined };
type AnyResponse = {
  writeHead: (status: number, headers?: OutgoingHttpHeaders) => unknown;
  end: (body: Buffer | string) => unknown;
};

function answerFrom(site: Site): (request: AnyRequest, response: AnyResponse) => void {
  const ready = new Map(
    [...site].map(([path, body]) => {
      const type = mediaTypeOf(path.endsWith('/') ? 'index.html' : path);
      const isText = isCompressed(type);
      const headers = {
        'Content-Type': type,
        'Cache-Control': path.startsWith('/assets/')
          ? 'public, max-age=31536000, immutable'
          : 'no-cache',
        ...(isText ? { 'Content-Encoding': 'br' } : {}),
      };
      const sent = isText ? brotliCompressSync(body) : body;
      return [path, { headers: { ...headers, 'Content-Length': sent.length }, body: sent }];
    }),
  );
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = ready.get(pathname);
    response.writeHead(file ? 200 : 404, file?.headers);
    response.end(file?.body ?? '');
  };
}

/** A key and a self-signed certificate, which the browser is told to accept. */
function selfSigned(): { key: Buffer; cert: Buffer } {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'bench-'));
  const [key, cert] = [join(folder.path, 'key.pem'), join(folder.path, 'cert.pem')];
  const words = `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout ${key} -out ${cert}`;
  try {
    execFileSync('openssl', words.split(' '), { stdio: 'ignore' });
    return { key: readFileSync(key), cert: readFileSync(cert) };
  } catch (cause) {
    throw new Error('HTTP/2 needs a certificate: install openssl.', { cause });
  }
}
