import { spawnGuarded } from './spawnGuarded.mjs';

/** A shell's exit code when the command does not exist. */
export const COMMAND_MISSING = 127;

/**
 * Runs a command to its end and collects what it prints.
 * @param {string[]} command
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runQuietly(command, options) {
  return new Promise((resolve, reject) => {
    const child = spawnGuarded(command, { ...options, stdio: ['pipe', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
