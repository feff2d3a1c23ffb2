import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { Failure } from './failure.mjs';
import { findBrowser } from './findBrowser.mjs';

const DOWNLOAD_LIMIT_MS = 10 * 60_000;
const CONNECTION_LIMIT_MS = '15000';

/**
 * A Chromium for the tests: the one that is there, else a new one from Playwright, else, as root
 * on Debian, from its packages.
 * @param {string} root the folder of the repository
 */
export function bringBrowser(root) {
  const present = findBrowser(root);
  if (present) return present;
  for (const [what, install] of Object.entries({
    Playwright: fromPlaywright,
    Debian: fromDebian,
  })) {
    console.log(`No browser found here: asking ${what} for Chromium …`);
    install(root);
    const brought = findBrowser(root);
    if (brought) return brought;
  }
  throw new Failure(
    'The tests need a browser and none could be installed: install Chrome or Chromium, or set WNC_CHROMIUM to one.',
  );
}

function fromPlaywright(root) {
  const require = createRequire(join(root, 'apps/web/package.json'));
  const cli = join(require.resolve('playwright'), '../cli.js');
  run(process.execPath, [cli, 'install', 'chromium'], {
    PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: CONNECTION_LIMIT_MS,
  });
}

function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-q'], quiet);
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], quiet);
}

function run(command, words, env) {
  const options = { encoding: 'utf8', timeout: DOWNLOAD_LIMIT_MS, env: { ...process.env, ...env } };
  const { status, stdout, stderr } = spawnSync(command, words, options);
  if (status === 0) return;
  const [reason] = /^.*(?:Error|Failed|E:).*$/m.exec(`${stderr}\n${stdout}`) ?? [];
  console.error(reason ?? `${command} failed.`);
}
