import { spawnSync } from 'node:child_process';

/** One sentence that says why containers cannot run here; undefined if they can. */
export function dockerProblem(command = 'docker'): string | undefined {
  const { error, status } = spawnSync(command, ['info'], { stdio: 'ignore' });
  if (error) {
    return 'Docker is not installed here: install it, or use "npm start", which needs none.';
  }
  if (status !== 0) {
    return 'Docker is installed but does not answer: start it, or use "npm start", which needs none.';
  }
  return undefined;
}
