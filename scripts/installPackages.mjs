import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { explain, Failure } from './failure.mjs';
import { runQuietly } from './runQuietly.mjs';

const STAMP = 'node_modules/.installed-from';
/** Without these, a machine with no network waits ten minutes for the error. */
const RETRY_LIMITS = [
  '--config.fetch-retries=1',
  '--config.fetch-retry-mintimeout=1000',
  '--config.fetch-retry-maxtimeout=5000',
];

/**
 * Installs what the lockfile names. If it is already installed, no network is needed.
 * @param {string} root the folder of the repository
 * @param {NodeJS.ProcessEnv} env with pnpm on PATH
 */
export async function installPackages(root, env) {
  const members = ['apps', 'packages']
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => `${folder}/${name}`))
    .concat('supabase', '.')
    .filter((member) => existsSync(join(root, member, 'package.json')));
  const sources = [
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    ...members.map((member) => `${member}/package.json`),
  ];
  const hash = createHash('sha256');
  for (const source of sources) hash.update(source).update(readFileSync(join(root, source)));
  const fingerprint = `${process.platform}-${process.arch} ${hash.digest('hex')}`;

  const stamp = join(root, STAMP);
  const complete = members.every((member) => existsSync(join(root, member, 'node_modules')));
  if (complete && existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return;

  // A half-finished installation matches no lockfile, not even the previous one.
  rmSync(stamp, { force: true });
  console.error('Installing the packages in the lockfile …');
  const { code, output } = await runQuietly(
    ['pnpm', 'install', '--frozen-lockfile', '--reporter=append-only', ...RETRY_LIMITS],
    { cwd: root, env: { ...env, CI: 'true' } },
  );
  if (code !== 0) {
    console.error(output.trim().split('\n').slice(-15).join('\n'));
    throw new Failure(explain(output));
  }
  writeFileSync(stamp, fingerprint);
}
