import { Failure } from './failure.mjs';

/** Options that npm takes as its own unless `--` comes before them. */
const OPTIONS = {
  bench: ['beside', 'growth', 'picture'],
  deliver: ['all'],
  test: ['filter'],
};

/**
 * Stops a command whose option npm has kept for itself: it would silently do something else. A
 * kept `--dry-run` stops every command, since some delete or publish.
 * @param {string} task the name of the command
 * @param {Record<string, string | undefined>} env where npm puts the options it has kept
 */
export function requireSeparator(task, env) {
  const command = ['start', 'test'].includes(task) ? `npm ${task}` : `npm run ${task}`;
  if (env.npm_config_dry_run === 'true') {
    throw new Failure(
      `Nothing was done: npm keeps --dry-run for itself, and ${command} would have acted for real. ` +
        `If it has a dry run, put two dashes before its arguments: ${command} -- … --dry-run`,
    );
  }
  const kept = (OPTIONS[task] ?? []).find((name) => env[`npm_config_${name}`]);
  if (kept === undefined) return;
  const value = env[`npm_config_${kept}`];
  const option = value === 'true' ? `--${kept}` : `--${kept}=${value}`;
  throw new Failure(`Put two dashes before the option: ${command} -- ${option}`);
}
