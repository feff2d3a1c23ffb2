import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';

import { projectRoot } from './projectRoot.ts';

const STOP_LIMIT_MS = 10_000;

/** Reads from a pipe of ours and stops the child when it closes, however this process ends. */
const GUARD = join(projectRoot, 'scripts/guard.sh');

export type Guarded = {
  readonly process: ChildProcess;
  /** Resolves to the exit code once the child has ended, for whatever reason. */
  readonly ended: Promise<number>;
  /** Asks the child to end and waits for it; after 10 s it is killed. */
  readonly stop: () => Promise<void>;
  /** Kills the child at once, whatever it is doing. */
  readonly kill: () => Promise<void>;
};

export type GuardedOptions = {
  /** The program and its arguments. */
  readonly command: readonly string[];
  readonly cwd?: string;
  readonly env?: Record<string, string | undefined>;
  /** The signal for a graceful shutdown. */
  readonly signal: 'INT' | 'TERM';
  readonly user?: { readonly uid: number; readonly gid: number };
  /** A folder to delete once the command has ended, however this process ends. */
  readonly removes?: string;
};

/** Starts a child process that cannot outlive this one, not even when this one is killed. */
export function spawnGuarded(options: GuardedOptions): Guarded {
  const { command, cwd, env, signal, user, removes = '' } = options;
  const child = spawn('/bin/sh', [GUARD, signal, removes, ...command], {
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: env ?? process.env,
    ...(cwd === undefined ? {} : { cwd }),
    ...user,
  });
  const ended = new Promise<number>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
  child.stdin.on('error', () => undefined);

  const stop = async (): Promise<void> => {
    child.stdin.end();
    const killer = setTimeout(() => killGroup(child), STOP_LIMIT_MS);
    await ended.catch(() => undefined);
    clearTimeout(killer);
  };
  const kill = async (): Promise<void> => {
    killGroup(child);
    await ended;
  };
  return { process: child, ended, stop, kill };
}

function killGroup(child: ChildProcess): void {
  // Once it has ended, its process id may belong to another process.
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // It ended in the meantime.
  }
}
