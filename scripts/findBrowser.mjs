import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, delimiter, join } from 'node:path';

import { Failure } from './failure.mjs';

const ANSWER_LIMIT_MS = 20_000;
/** Debian's Chromium: the full browser, and the headless shell (decision 101). */
const CHROMIUM = 'chromium';
const SHELL = 'chromium-headless-shell';
const LINUX_NAMES = ['google-chrome-stable', 'google-chrome', CHROMIUM, 'chromium-browser'];
const MAC_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
/** Tests need only the site; background requests would wait for a network that may be blocked. */
const QUIET = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * A Chromium for the tests, where it was found and, with Debian's Chromium, Debian's headless shell
 * if it is installed; `undefined` if there is no Chromium.
 * @param {string} root the folder of the repository
 * @throws {Failure} if WNC_CHROMIUM names something that does not start
 * @returns {{ executablePath: string, from: string, shell?: string } | undefined}
 */
export function findBrowser(root) {
  const explicit = process.env.WNC_CHROMIUM;
  if (explicit) return { executablePath: named(explicit), from: 'WNC_CHROMIUM' };
  const own = playwrightBrowser(root);
  if (existsSync(own)) return { executablePath: own, from: 'Playwright' };
  const system = systemCandidates().find(answers);
  if (!system) return undefined;
  const shell = basename(system) === CHROMIUM ? commandsCalled(SHELL).find(answers) : undefined;
  return { executablePath: system, from: 'this machine', shell };
}

/** Arguments to start it with. Chromium refuses to run as root inside its sandbox. */
export function browserArguments() {
  return process.getuid?.() === 0 ? ['--no-sandbox', ...QUIET] : QUIET;
}

function named(path) {
  if (answers(path)) return path;
  throw new Failure(
    `WNC_CHROMIUM is ${path}, which does not start: set it to the path of a Chrome or Chromium, or unset it to have one found.`,
  );
}

function playwrightBrowser(root) {
  return createRequire(join(root, 'apps/web/package.json'))('playwright').chromium.executablePath();
}

function systemCandidates() {
  if (process.platform === 'darwin') return MAC_PATHS.filter(isExecutable);
  return LINUX_NAMES.flatMap(commandsCalled);
}

const commandsCalled = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .filter(isExecutable);

/** On some distributions, a script that only says how to install the browser is in its place. */
function answers(path) {
  return spawnSync(path, ['--version'], { timeout: ANSWER_LIMIT_MS, stdio: 'ignore' }).status === 0;
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
