import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { isAlive } from './isAlive.ts';
import { projectRoot } from './projectRoot.ts';

/** The folder for the stack's data and its file of addresses. A second stack needs another. */
export const STATE_DIRECTORY = process.env['WNC_STATE'] ?? join(projectRoot, '.local');
const FILE = join(STATE_DIRECTORY, 'stack.json');
const ANSWER_LIMIT_MS = 1000;
/** A stack stops within 15 s, or is killed. */
const STOP_LIMIT_MS = 20_000;
const POLL_INTERVAL_MS = 50;

/** The addresses of a running stack, for any tool that wants to talk to it. */
export type StackAddresses = {
  readonly site: string;
  readonly functions: string;
  readonly publishableKey: string;
  readonly inbox: string;
  readonly mailApi: string;
  readonly databaseUrl: string;
};

/** Creates that folder, and its parents, if missing. Returns false if that is not possible. */
export function createStateDirectory(folder = STATE_DIRECTORY): boolean {
  if (existsSync(folder)) return statSync(folder).isDirectory();
  if (!createStateDirectory(dirname(folder))) return false;
  try {
    // One by one, not recursively: below /proc, Node would try forever.
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

/** Tells other tools where the stack is. Call this once it accepts requests. */
export function writeStackFile(addresses: StackAddresses): void {
  // Atomically: whoever waits for the file must not read half of it.
  const text = JSON.stringify({ ...addresses, pid: process.pid }, null, 2);
  writeFileSync(`${FILE}.new`, `${text}\n`);
  renameSync(`${FILE}.new`, FILE);
}

/**
 * Call this last: whoever waits until the stack has stopped waits for this. The file of a stack
 * that another start has brought up in the meantime stays.
 */
export function removeStackFile(): void {
  if (read()?.pid === process.pid) rmSync(FILE, { force: true });
}

/**
 * The addresses of this copy's stack if it is running, else `undefined`, even if its file is left
 * over. Waits until one that is stopping has ended: its database uses the files until then.
 */
export async function runningStack(): Promise<StackAddresses | undefined> {
  const stack = read();
  if (stack === undefined) return undefined;
  const { pid, ...addresses } = stack;
  // After a hard stop, another program may have its port, or another process its ID.
  if (isAlive(pid) && (await takesConnections(addresses.databaseUrl))) return addresses;
  await stopped(pid);
  return undefined;
}

/** The content of the file, which may be deleted at any moment. */
function read(): (StackAddresses & { readonly pid: number }) | undefined {
  let text: string;
  try {
    text = readFileSync(FILE, 'utf8');
  } catch {
    return undefined;
  }
  return JSON.parse(text) as StackAddresses & { pid: number };
}

async function stopped(pid: number): Promise<void> {
  const limit = Date.now() + STOP_LIMIT_MS;
  // oxlint-disable-next-line no-await-in-loop -- until it has deleted its file
  while (existsSync(FILE) && isAlive(pid) && Date.now() < limit) await wait(POLL_INTERVAL_MS);
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
    // Nobody refused it: this process or the stack may just have been paused.
    socket.once('timeout', () => end(true));
  });
}
