import { constants } from 'node:os';

import { spawnGuarded } from './guarded.mjs';
import { parentWatch } from './parentWatch.mjs';

const STOP_LIMIT_MS = 20_000;

/**
 * Runs a command with everything it starts in a process group of its own, and ends that group when
 * this process is told to stop, is killed, or loses the npm that started it. Resolves with the
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
    setTimeout(() => child.pid && process.kill(-child.pid, 'SIGKILL'), STOP_LIMIT_MS).unref();
  };
  // Before anything is started: a stop that comes at once must find somebody who listens.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
  const child = spawnGuarded(command, {
    cwd,
    env,
    // The first pipe keeps the guard waiting; the last one closes when nobody holds it any more.
    stdio: ['pipe', 'inherit', 'inherit', 'pipe'],
  });
  const endWatch = parentWatch(() => stop('SIGTERM'));
  child.stdio[3].resume();
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      endWatch();
      // Whoever asked for the stop gets what a shell would report.
      resolve(stoppedBy === undefined ? (code ?? 1) : 128 + constants.signals[stoppedBy]);
    });
  });
}
