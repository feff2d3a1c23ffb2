import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const GUARD = fileURLToPath(new URL('guard.sh', import.meta.url));

/**
 * Starts a command, with everything it starts, in its own process group, which ends when this
 * process ends, for whatever reason. Closing `stdin`, which must be a pipe, ends it too.
 * @param {string[]} command
 * @param {import('node:child_process').SpawnOptions} options
 */
export function spawnGuarded(command, options) {
  return spawn('/bin/sh', [GUARD, 'TERM', '', ...command], { ...options, detached: true });
}
