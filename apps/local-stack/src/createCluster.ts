import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';

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

/** Initializes an empty database cluster in `directory`, owned by the user that runs it. */
export function createCluster(directory: string, { prefix, user, owner }: Unprivileged): void {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const passwordFile = `${directory}.password`;
  writeFileSync(passwordFile, PASSWORD, { mode: 0o600 });
  if (owner !== undefined) {
    for (const path of [directory, passwordFile]) chownSync(path, owner.uid, owner.gid);
  }
  const [command, ...words] = [
    ...prefix,
    postgresBinary('initdb'),
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
