import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Enough for an error and its location; the full output is above. */
const LAST_LINES = 40;

/**
 * Runs tasks with turbo. When one fails, turbo stops the others, and their output buries the error,
 * so the last lines of the task that failed first are repeated at the end.
 * @param {string[]} words
 * @param {{ cwd: string, env: NodeJS.ProcessEnv }} options
 * @returns {number} the exit code
 */
export function runTurbo(words, { cwd, env }) {
  // Turbo's summary goes here; it says how each task ended.
  const notes = join(cwd, '.turbo/runs');
  rmSync(notes, { recursive: true, force: true });
  const command = ['run', ...words, '--summarize'];
  const { status } = spawnSync('turbo', command, { cwd, env, stdio: 'inherit' });
  if (status !== 0) console.error(firstFailure(cwd, notes));
  return status ?? 1;
}

function firstFailure(cwd, notes) {
  // A task that was stopped has no exit code.
  const [failed] = read(notes)
    .filter(({ execution }) => execution?.exitCode)
    .toSorted((a, b) => a.execution.endTime - b.execution.endTime);
  if (!failed) return '';
  const said = failed.logFile ? readFileSync(join(cwd, failed.logFile), 'utf8') : '';
  const lines = said.split('\n').filter((line) => !line.includes('[ELIFECYCLE]'));
  const last = lines.join('\n').trim().split('\n').slice(-LAST_LINES).join('\n');
  return `\nThis is what went wrong in ${failed.taskId}:\n\n${last}`;
}

function read(notes) {
  try {
    const [note] = readdirSync(notes);
    return JSON.parse(readFileSync(join(notes, note), 'utf8')).tasks;
  } catch {
    // Turbo itself could not start, and has said why.
    return [];
  }
}
