import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { createCluster, PASSWORD, SUPERUSER } from './createCluster.ts';
import { createPlatformRoles } from './createPlatformRoles.ts';
import { freePort, LOOPBACK } from './freePort.ts';
import { postgresBinary } from './postgresBinary.ts';
import { programOf } from './programOf.ts';
import { spawnGuarded, type Guarded } from './spawnGuarded.ts';
import { unprivileged } from './unprivileged.ts';

const READY = 'database system is ready to accept connections';
const START_LIMIT_MS = 30_000;

export type RunningPostgres = {
  /** Connects as `postgres`, the role that runs migrations; not a superuser, as on the platform. */
  readonly url: string;
  readonly stop: () => Promise<void>;
  /** Resolves when the server has ended, for whatever reason. */
  readonly ended: Promise<unknown>;
};

/**
 * Starts a real Postgres 17 on the files in `directory`, which it creates at first use and keeps.
 * Without `port` it takes a free one. It ends with this process, however that ends. Rejects, with
 * nothing left running, if the server does not start or cannot be prepared.
 */
export async function startPostgres(options: {
  readonly directory: string;
  readonly port?: number;
  /** On by default: a commit waits for the disk, and so survives a crash. Tests need not wait. */
  readonly fsync?: boolean;
  /** On by default. A test that turns it off gets the same query plans each time. */
  readonly autovacuum?: boolean;
  /** A folder to delete once the server has ended, however this process ends. */
  readonly removes?: string;
}): Promise<RunningPostgres> {
  const directory = resolve(options.directory);
  const runAs = unprivileged();
  if (!existsSync(join(directory, 'PG_VERSION'))) createCluster(directory, runAs);
  forgetDeadServer(directory);
  // Last: another program may take the port in the seconds that the steps before this take.
  const port = options.port ?? (await freePort());

  const server = spawnGuarded({
    command: [
      ...runAs.prefix,
      postgresBinary('postgres'),
      ...`-p ${port} -c listen_addresses=${LOOPBACK} -c unix_socket_directories=`.split(' '),
      // As on the platform: in a local time zone, a day on which clocks change has 23 or 25 hours.
      '-cTimeZone=UTC',
      `-cfsync=${options.fsync === false ? 'off' : 'on'}`,
      `-cautovacuum=${options.autovacuum === false ? 'off' : 'on'}`,
      '-D',
      directory,
    ],
    cwd: directory,
    signal: 'INT',
    ...(runAs.user && { user: runAs.user }),
    ...(options.removes && { removes: options.removes }),
  });
  const url = (user: string) => `postgresql://${user}:${PASSWORD}@${LOOPBACK}:${port}/postgres`;
  try {
    await ready(server, directory);
    await createPlatformRoles(url(SUPERUSER));
  } catch (error) {
    await server.stop();
    throw error;
  }
  return { url: url('postgres'), stop: server.stop, ended: server.ended };
}

/**
 * After a hard stop, the process ID in the lock file may by now belong to another program. Postgres
 * would take it for another server on these files, and not start.
 */
function forgetDeadServer(directory: string): void {
  const lock = join(directory, 'postmaster.pid');
  const [pid] = contentOf(lock).split('\n');
  if (pid && !['', 'postgres'].includes(programOf(pid))) rmSync(lock, { force: true });
}

/** Empty if there is no such file, or no longer one: another server may be ending. */
function contentOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
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
