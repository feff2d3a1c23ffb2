import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempDisposableSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test, vi } from 'vitest';

import { freePort, LOOPBACK } from './freePort.ts';
import { closeServer, listen } from './listen.ts';

const addresses = (port: number) => ({
  site: 'http://127.0.0.1:5173',
  functions: '',
  publishableKey: '',
  inbox: '',
  mailApi: '',
  databaseUrl: `postgresql://postgres:postgres@${LOOPBACK}:${port}/postgres`,
});

/** Keeps the files of a stack in a folder of its own. */
async function inFolder(folder: string) {
  vi.resetModules();
  vi.stubEnv('WNC_STATE', folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  return import('./stackFile.ts');
}

async function takenPort(): Promise<number> {
  const port = await freePort();
  const server = createServer();
  await listen(server, port);
  onTestFinished(() => closeServer(server));
  return port;
}

/** Replaces the process that a stack's file names. */
function handOver(folder: string, pid: number | undefined): string {
  const file = join(folder, 'stack.json');
  const left = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...left, pid }));
  return file;
}

test('a stack that was killed no longer counts as running, even if another program has its port', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'state-'));
  const { runningStack, writeStackFile } = await inFolder(folder.path);
  const stack = addresses(await takenPort());
  writeStackFile(stack);
  expect(await runningStack()).toMatchObject(stack);

  const { pid } = spawnSync(process.execPath, ['--version']);
  handOver(folder.path, pid);
  expect(await runningStack()).toBeUndefined();
});

test('a command that was paused for a moment still sees that a stack is running, so that a reset deletes nothing under it', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'state-'));
  const { runningStack, writeStackFile } = await inFolder(folder.path);
  const stack = addresses(await takenPort());
  writeStackFile(stack);
  const running = runningStack();
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);
  expect(await running).toMatchObject(stack);
});

test('a command that is run while a stack is stopping waits until it has stopped, so that a reset deletes nothing under it', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'state-'));
  const { runningStack, writeStackFile } = await inFolder(folder.path);
  writeStackFile(addresses(await freePort()));
  const isStopping = `
    process.stdin.once('data', () => setTimeout(() => {
      fs.rmSync('stack.json');
      process.exit();
    }, 300));
    console.log('ready');`;
  const stack = spawn(process.execPath, ['-e', isStopping], { cwd: folder.path });
  onTestFinished(() => void stack.kill());
  await once(stack.stdout, 'data');
  const file = handOver(folder.path, stack.pid);
  stack.stdin.write('stop');
  expect(await runningStack()).toBeUndefined();
  expect(existsSync(file)).toBe(false);
});

test('a start that fails because another runs from the same folder leaves the file of that one, which a reset looks for', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'state-'));
  const { removeStackFile, writeStackFile } = await inFolder(folder.path);
  removeStackFile();
  writeStackFile(addresses(9));
  const file = handOver(folder.path, process.ppid);
  removeStackFile();
  expect(existsSync(file)).toBe(true);
  handOver(folder.path, process.pid);
  removeStackFile();
  expect(existsSync(file)).toBe(false);
});

test('the data of a stack may be kept in a folder whose parents do not exist yet', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'state-'));
  const { createStateDirectory, STATE_DIRECTORY } = await inFolder(
    join(folder.path, 'stacks/second'),
  );
  expect(createStateDirectory()).toBe(true);
  expect(readdirSync(STATE_DIRECTORY)).toEqual([]);
});
