import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, onTestFinished, test } from 'vitest';

import { closeServer, listen } from './listen.ts';
import { startBuiltSite, startDevelopmentSite } from './startSite.ts';

test('when the build fails, the previous one is not served, and the reason is printed', async () => {
  const said: string[] = [];
  const started = startBuiltSite({
    port: 5999,
    functions: 'nowhere',
    publishableKey: 'sb_publishable_local_stack_only',
    log: (line) => said.push(line),
  });
  await expect(started).rejects.toThrow('The site could not be built; the reason is above.');
  expect(said.join('\n')).toContain('Set VITE_SUPABASE_URL');
});

test('a development server whose port is taken does not move to one that nobody knows', async () => {
  const server = createServer();
  await listen(server, 0);
  onTestFinished(() => closeServer(server));
  const { port } = server.address() as AddressInfo;
  const said: string[] = [];
  const started = startDevelopmentSite({
    port,
    functions: 'http://127.0.0.1:9',
    publishableKey: 'sb_publishable_local_stack_only',
    log: (line) => said.push(line),
  });
  await expect(started).rejects.toThrow('The development server did not start');
  expect(said.join('\n')).toContain(`Port ${port} is already in use`);
});
