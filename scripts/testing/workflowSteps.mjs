import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (name) =>
  readFileSync(join(import.meta.dirname, `../../.github/workflows/${name}.yml`), 'utf8');
export const deploy = read('deploy');
export const watch = read('watch');

/** The text of a step, up to the next one. */
export function stepOf(workflow, name) {
  const [, step] = workflow.split(`- name: ${name}\n`);
  assert.ok(step, `There is no step "${name}".`);
  return step.split(/^ {6}(?:- |# )/m)[0];
}

/**
 * Runs the script of a step as GitHub does: only where the workflow names bash does it fail when
 * the left of a pipe fails.
 */
export function runStep(step, env, cwd) {
  const [, script = ''] = /^ {8}run: \|\n((?: {10}.*\n|\n)+)/m.exec(step) ?? [];
  const workflow = deploy.includes(step) ? deploy : watch;
  const flags = /^ {4}shell: bash$/m.test(workflow) ? ['-eo', 'pipefail'] : ['-e'];
  const words = ['--noprofile', '--norc', ...flags, '-c', script];
  return spawnSync('bash', words, { cwd, env: { ...process.env, ...env }, encoding: 'utf8' });
}
