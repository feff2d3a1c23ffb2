import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { closeServer, listen } from '@wnc/local-stack/listen';
import { expect, it, onTestFinished } from 'vitest';

import { serverOfChanged, SOURCES_LIMIT_MS } from '../testing/changedSources.ts';

it(
  'in development an old address with an accent leads to its section, as on the published site',
  async () => {
    const { middlewares } = await serverOfChanged('/oldAddresses.ts', (code) =>
      code.replace('{', "{ donación: 'donate',"),
    );
    const server = createServer(middlewares);
    await listen(server, 0);
    onTestFinished(() => closeServer(server));
    const { port } = server.address() as AddressInfo;
    const paths = ['/donación/', '/es/donación', '/es/donaciones/'];
    const answers = paths.map(async (path) => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`);
      const [, language] = /<html lang="(\w+)"/.exec(await answer.text()) ?? [];
      return [answer.status, language];
    });
    expect(await Promise.all(answers)).toEqual([
      [200, 'en'],
      [200, 'es'],
      [404, 'es'],
    ]);
  },
  SOURCES_LIMIT_MS,
);
