import { constants } from 'node:os';

import { spawnGuarded } from './spawnGuarded.mjs';
import { watchParent } from './watchParent.mjs';

const STOP_LIMIT_MS = 20_000;

/**
 * Runs a command, with everything it starts, in a process group of its own, and ends that group
 * when this process is told to stop, is killed, or loses the npm that started it. Resolves with the
 * exit code when the last process of the group is gone.
 * @param {string[]} command
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<number>}
 */
export function runTask(command, { cwd, env }) {
  let stoppedBy;
  const stop = (signal) => {
    if (stoppedBy !== undefined) return;
    stoppedBy = signal;
    child.stdin.end();
    setTimeout(killGroup, STOP_LIMIT_MS).unref();
  };
  const killGroup = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // The group has already ended. Whatever still holds the last pipe has left it.
      child.stdio[3].destroy();
    }
  };
  // Before anything is started: a signal may arrive at once.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
  const child = spawnGuarded(command, {
    cwd,
    env,
    // The guard waits on the first pipe; the last one closes when no process holds it anymore.
    stdio: ['pipe', 'inherit', 'inherit', 'pipe'],
  });
  const endWatch = watchParent(() => stop('SIGTERM'));
  child.stdio[3].resume();
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      endWatch();
      // After a signal, the exit code that a shell would report.
      resolve(stoppedBy === undefined ? (code ?? 1) : 128 + constants.signals[stoppedBy]);
    });
  });
}
