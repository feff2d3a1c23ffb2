import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';

import { postgresBinary } from './postgresBinary.ts';
import type { Unprivileged } from './unprivileged.ts';

export const SUPERUSER = 'supabase_admin';
export const PASSWORD = 'postgres';
const INITDB_OPTIONS = [
  `--username=${SUPERUSER}`,
  '--auth=scram-sha-256',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
];

/**
 * Initializes an empty database cluster, owned by the user that runs it. It is in `directory` only
 * once it is complete: a start that is killed halfway leaves nothing that the next one would use.
 */
export function createCluster(directory: string, { prefix, user, owner }: Unprivileged): void {
  const unfinished = `${directory}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  const passwordFile = `${directory}.password`;
  writeFileSync(passwordFile, PASSWORD, { mode: 0o600 });
  if (owner !== undefined) {
    for (const path of [unfinished, passwordFile]) chownSync(path, owner.uid, owner.gid);
  }
  const [command, ...words] = [
    ...prefix,
    postgresBinary('initdb'),
    ...INITDB_OPTIONS,
    `--pgdata=${unfinished}`,
    `--pwfile=${passwordFile}`,
  ];
  const options = { encoding: 'utf8', cwd: unfinished, ...user } as const;
  const { status, signal, error, stderr } = spawnSync(command, words, options);
  rmSync(passwordFile, { force: true });
  if (status === 0) {
    rmSync(directory, { recursive: true, force: true });
    renameSync(unfinished, directory);
    return;
  }
  rmSync(unfinished, { recursive: true, force: true });
  const reason = error?.message ?? (stderr.trim() || `the command was killed by ${signal}`);
  throw new Error(`The database files could not be created in ${directory}: ${reason}`);
}
