import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { Failure } from './failure.mjs';
import { findBrowser } from './findBrowser.mjs';

const DOWNLOAD_LIMIT_MS = 10 * 60_000;
const CONNECTION_LIMIT_MS = '15000';
/** Linux fonts with the metrics of Arial and Times New Roman, which the page's fallbacks match. */
const FALLBACKS = {
  package: 'fonts-liberation',
  families: ['Liberation Sans', 'Liberation Serif'],
};

/**
 * Finds or installs a Chromium for the tests and, on Linux, the fallback fonts in which a page is
 * first painted.
 * @param {string} root the folder of the repository
 */
export function ensureBrowser(root) {
  const browser = ensureChromium(root);
  if (process.platform === 'linux') ensureFallbacks();
  return browser;
}

/** The installed one, else Playwright's, else, for root on Debian, Debian's. */
function ensureChromium(root) {
  const present = findBrowser(root);
  if (present) return present;
  for (const [what, install] of Object.entries({
    Playwright: fromPlaywright,
    Debian: fromDebian,
  })) {
    console.log(`No browser found here: installing Chromium from ${what} …`);
    install(root);
    const installed = findBrowser(root);
    if (installed) return installed;
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

const fromDebian = () => installPackages('chromium');

function ensureFallbacks() {
  if (hasFallbacks()) return;
  console.log(`No ${FALLBACKS.families.join(' and ')} found here: installing them from Debian …`);
  installPackages(FALLBACKS.package, 'fontconfig');
  if (hasFallbacks()) return;
  throw new Failure(
    `The tests check that nothing moves when the typefaces load, and need ${FALLBACKS.families.join(' and ')} for that: install the package ${FALLBACKS.package}.`,
  );
}

const hasFallbacks = () => {
  const { stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
  return FALLBACKS.families.every((family) => stdout?.includes(family));
};

function installPackages(...names) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-q'], quiet);
  run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names], quiet);
}

function run(command, words, env) {
  const options = { encoding: 'utf8', timeout: DOWNLOAD_LIMIT_MS, env: { ...process.env, ...env } };
  const { status, stdout, stderr } = spawnSync(command, words, options);
  if (status === 0) return;
  const [reason] = /^.*(?:Error|Failed|E:).*$/m.exec(`${stderr}\n${stdout}`) ?? [];
  console.error(reason ?? `${command} failed.`);
}
