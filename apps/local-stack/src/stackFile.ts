import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';

import { isAlive } from './isAlive.ts';
import { projectRoot } from './projectRoot.ts';

/** The folder for the stack's data and its file of addresses. A second stack needs another. */
export const STATE_DIRECTORY = process.env['WNC_STATE'] ?? join(projectRoot, '.local');
const FILE = join(STATE_DIRECTORY, 'stack.json');
const ANSWER_LIMIT_MS = 1000;

/** The addresses of a running stack, for any tool that wants to talk to it. */
export type StackAddresses = {
  readonly site: string;
  readonly functions: string;
  readonly publishableKey: string;
  readonly inbox: string;
  readonly mailApi: string;
  readonly databaseUrl: string;
};

/** Creates that folder, and those above it, where missing. Returns false where that is not possible. */
export function createStateDirectory(folder = STATE_DIRECTORY): boolean {
  if (existsSync(folder)) return true;
  if (!createStateDirectory(dirname(folder))) return false;
  try {
    // One by one, not recursively: below /proc, Node would try for ever.
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

export function writeStackFile(addresses: StackAddresses): void {
  // Atomically: whoever waits for the file must not read half of it.
  const text = JSON.stringify({ ...addresses, pid: process.pid }, null, 2);
  writeFileSync(`${FILE}.new`, `${text}\n`);
  renameSync(`${FILE}.new`, FILE);
}

export function removeStackFile(): void {
  rmSync(FILE, { force: true });
}

/** The addresses of this copy's stack if it runs, else `undefined`, even if its file is left over. */
export async function runningStack(): Promise<StackAddresses | undefined> {
  if (!existsSync(FILE)) return undefined;
  const { pid, ...addresses } = JSON.parse(readFileSync(FILE, 'utf8')) as StackAddresses & {
    pid: number;
  };
  // After a hard stop, another program may have the port, or another process the number.
  const runs = isAlive(pid) && (await takesConnections(addresses.databaseUrl));
  return runs ? addresses : undefined;
}

function takesConnections(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port), timeout: ANSWER_LIMIT_MS });
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.once('timeout', () => end(false));
  });
}
