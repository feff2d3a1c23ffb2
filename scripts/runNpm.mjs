import { explain, Failure } from './failure.mjs';
import { COMMAND_MISSING, runQuietly } from './runQuietly.mjs';

const QUIET = ['--no-audit', '--no-fund', '--loglevel=error', '--no-update-notifier'];
/** Without these, a machine with no network waits minutes for the error. */
const RETRY_LIMITS = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];

/**
 * Installs the packages that `directory/package.json` names, with the npm of this machine.
 * @param {string} directory
 * @param {string[]} names for the error message
 */
export async function runNpm(directory, names) {
  const words = ['install', '--no-package-lock', ...QUIET, ...RETRY_LIMITS];
  const fromNpm = process.env.npm_execpath?.endsWith('npm-cli.js');
  const npm = fromNpm ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const { code, output } = await runQuietly([...npm, ...words], { cwd: directory });
  if (code === COMMAND_MISSING) {
    throw new Failure(
      `npm is missing, and ${names.join(' and ')} cannot be installed without it: install Node with npm.`,
    );
  }
  if (code !== 0) {
    console.error(output.trim());
    throw new Failure(explain(output));
  }
}
