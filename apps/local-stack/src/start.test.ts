import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { closeServer, listen } from './listen.ts';

/** What a command says, and how it ends, with its data in this folder. */
function run(command: 'start' | 'reset', folder: string, ...words: string[]) {
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, `${command}.ts`), ...words],
    {
      env: { ...process.env, WNC_STATE: folder },
      encoding: 'utf8',
      timeout: 120_000,
      killSignal: 'SIGKILL',
    },
  );
  return [status, stderr];
}

test.each(['/proc/state', '/dev/null/state', '/dev/null'])(
  'a start that cannot keep its data at %s stops and says what to set',
  (folder) => {
    expect(run('start', folder)).toEqual([
      1,
      `Set WNC_STATE to a folder that can be created, not to "${folder}".\n`,
    ]);
  },
);

test('a reset of something that is not a folder says what to set', () => {
  expect(run('reset', '/dev/null')).toEqual([
    1,
    'Set WNC_STATE to a folder, not to "/dev/null".\n',
  ]);
});

test('an option that start does not have is named, and nothing starts', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'start-'));
  expect(run('start', folder.path, '--production', '--prod')).toEqual([
    1,
    '"--prod" is not an option of start; the only one is --production.\n',
  ]);
});

test('a start on the database files of another version of Postgres says so and fails', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'start-'));
  const data = join(folder.path, 'postgres');
  mkdirSync(data, { mode: 0o700 });
  writeFileSync(join(data, 'PG_VERSION'), '9\n');
  const [status, said] = run('start', folder.path);
  expect(said).toMatch(/^\nPostgres did not start on the files in .*postgres\. It said: \S/);
  expect(status).toBe(1);
});

test('a second start from the same folder, and a reset, say where the site is running and leave it so', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'start-'));
  const server = createServer();
  await listen(server, 0);
  onTestFinished(() => closeServer(server));
  const { port } = server.address() as AddressInfo;
  const site = 'http://127.0.0.1:5173';
  const databaseUrl = `postgresql://postgres:postgres@127.0.0.1:${port}/postgres`;
  const file = join(folder.path, 'stack.json');
  writeFileSync(file, JSON.stringify({ site, databaseUrl, pid: process.pid }));
  expect(run('start', folder.path)).toEqual([
    1,
    `The site is already running at ${site} from this folder: stop it first with Ctrl-C.\n`,
  ]);
  expect(run('reset', folder.path)).toEqual([
    1,
    `The site is running at ${site}: stop it with Ctrl-C, then reset.\n`,
  ]);
  expect(existsSync(file)).toBe(true);
});
