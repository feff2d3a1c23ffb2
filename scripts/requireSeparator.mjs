import { Failure } from './failure.mjs';

/** Options that npm takes for its own where no `--` stands before them. */
const OPTIONS = {
  bench: ['beside', 'growth', 'picture'],
  deliver: ['all'],
  test: ['filter'],
};

/**
 * Stops a command whose option npm has kept for itself: it would do something else than was typed,
 * and say nothing of it.
 * @param {string} task the name of the command
 * @param {Record<string, string | undefined>} env where npm writes the options it has kept
 */
export function requireSeparator(task, env) {
  const kept = (OPTIONS[task] ?? []).find((name) => env[`npm_config_${name}`]);
  if (kept === undefined) return;
  const command = task === 'test' ? 'npm test' : `npm run ${task}`;
  const value = env[`npm_config_${kept}`];
  const option = value === 'true' ? `--${kept}` : `--${kept}=${value}`;
  throw new Failure(`Write two more dashes before the option: ${command} -- ${option}`);
}
