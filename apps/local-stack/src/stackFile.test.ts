import { spawnSync } from 'node:child_process';
import { mkdtempDisposableSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test, vi } from 'vitest';

import { freePort, LOOPBACK } from './freePort.ts';
import { closeServer, listen } from './listen.ts';

test('a stack that was killed no longer counts as running, even if another program has its port', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'state-'));
  vi.stubEnv('WNC_STATE', folder.path);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { runningStack, writeStackFile } = await import('./stackFile.ts');
  const port = await freePort();
  const server = createServer();
  await listen(server, port);
  onTestFinished(() => closeServer(server));
  const stack = {
    site: 'http://127.0.0.1:5173',
    functions: '',
    publishableKey: '',
    inbox: '',
    mailApi: '',
    databaseUrl: `postgresql://postgres:postgres@${LOOPBACK}:${port}/postgres`,
  };
  writeStackFile(stack);
  expect(await runningStack()).toMatchObject(stack);

  const { pid } = spawnSync(process.execPath, ['--version']);
  const file = join(folder.path, 'stack.json');
  const left = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...left, pid }));
  expect(await runningStack()).toBeUndefined();
});

test('the data of a stack may be kept in a folder whose parents do not exist yet', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'state-'));
  vi.resetModules();
  vi.stubEnv('WNC_STATE', join(folder.path, 'stacks/second'));
  onTestFinished(() => void vi.unstubAllEnvs());
  const { createStateDirectory, STATE_DIRECTORY } = await import('./stackFile.ts');
  expect(createStateDirectory()).toBe(true);
  expect(readdirSync(STATE_DIRECTORY)).toEqual([]);
});
