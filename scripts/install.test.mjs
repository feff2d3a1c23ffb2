import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempDisposableSync,
  existsSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, test } from 'node:test';

import { installPackages } from './installPackages.mjs';
import { ensureTools } from './toolchain.mjs';

const NO_NETWORK = 'echo "request failed: ECONNREFUSED"; exit 1';
const { PATH } = process.env;

beforeEach((t) => {
  t.mock.method(console, 'error', () => undefined);
  delete process.env.npm_execpath;
});

/** A folder with a program of this name, which notes how it is called and then does as told. */
function withFake(name) {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'install-'));
  const calls = join(folder.path, 'calls');
  writeFileSync(calls, '');
  return {
    root: folder.path,
    calls: () => readFileSync(calls, 'utf8').split('\n').slice(0, -1),
    does: (script) => {
      const file = join(folder.path, name);
      writeFileSync(file, `#!/bin/sh\necho "$PWD $CI $*" >> "${calls}"\n${script}\n`);
      chmodSync(file, 0o755);
    },
    [Symbol.dispose]: () => {
      process.env.PATH = PATH;
      folder.remove();
    },
  };
}

test('tools that a lost network kept away are installed by the next command, once, in the versions of this copy', async () => {
  using npm = withFake('npm');
  const { root } = npm;
  process.env.PATH = root;
  npm.does(NO_NETWORK);
  await assert.rejects(ensureTools(root), /^Error: The npm registry cannot be reached: connect/);
  npm.does('exit 0');
  const path = await ensureTools(root);
  assert.ok(path.startsWith(join(root, '.tools/node_modules/.bin')));
  await ensureTools(root);
  assert.equal(npm.calls().length, 2);
  assert.match(npm.calls()[0], /\/\.tools .*install --no-package-lock /);
  const manifest = JSON.parse(readFileSync(join(root, '.tools/package.json'), 'utf8'));
  const deno = Object.keys(manifest.dependencies).filter((name) => name.startsWith('@deno/'));
  assert.deepEqual(Object.keys(manifest.optionalDependencies), deno);
  // Otherwise a newer npm would leave pnpm half installed.
  assert.deepEqual(manifest.allowScripts, { pnpm: true });

  const stamp = join(root, '.tools/installed.json');
  const older = { ...manifest, dependencies: { ...manifest.dependencies, pnpm: '12.0.0' } };
  writeFileSync(stamp, JSON.stringify(older));
  npm.does(NO_NETWORK);
  await assert.rejects(ensureTools(root));
  // Some may be this copy's by now, so a copy that wants the older ones installs them again.
  assert.equal(existsSync(stamp), false);
  npm.does('exit 0');
  await ensureTools(root);
  assert.equal(npm.calls().length, 4);
});

test('a machine without npm is told what to install', async () => {
  using folder = withFake('node');
  process.env.PATH = folder.root;
  await assert.rejects(
    ensureTools(folder.root),
    /^Error: npm is missing, and pnpm and .* cannot be installed without it: install Node with npm\.$/,
  );
});

test('packages are installed as the lockfile says, and again when it changes, when a folder lacks them and after a failure', async () => {
  using pnpm = withFake('pnpm');
  const { root } = pnpm;
  const env = { PATH: root };
  for (const member of ['.', 'supabase', 'apps/web', 'packages/content']) {
    mkdirSync(join(root, member, 'node_modules'), { recursive: true });
    writeFileSync(join(root, member, 'package.json'), '{}');
  }
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) writeFileSync(join(root, file), '');
  const isInstalled = async () => {
    const before = pnpm.calls().length;
    await installPackages(root, env);
    return pnpm.calls().length > before;
  };
  pnpm.does(NO_NETWORK);
  await assert.rejects(isInstalled(), /^Error: The npm registry cannot be reached: connect/);
  assert.equal(console.error.mock.calls.at(-1).arguments[0], 'request failed: ECONNREFUSED');
  pnpm.does('exit 0');
  assert.deepEqual([await isInstalled(), await isInstalled()], [true, false]);
  assert.match(pnpm.calls()[0], / true install --frozen-lockfile /);
  const workspace = ['pnpm-lock.yaml', 'pnpm-workspace.yaml'];
  for (const file of [...workspace, 'supabase/package.json', 'apps/web/package.json']) {
    writeFileSync(join(root, file), '{ "changed": true }');
    assert.deepEqual([await isInstalled(), await isInstalled()], [true, false], file);
  }
  // Back on the first branch, after the network was lost while another's packages were installed.
  const lockfile = join(root, 'pnpm-lock.yaml');
  const former = readFileSync(lockfile, 'utf8');
  writeFileSync(lockfile, 'other: true');
  pnpm.does(NO_NETWORK);
  await assert.rejects(isInstalled());
  writeFileSync(lockfile, former);
  pnpm.does('exit 0');
  assert.equal(await isInstalled(), true);
  rmSync(join(root, 'packages/content/node_modules'), { recursive: true });
  assert.equal(await isInstalled(), true);
});

test('whoever is told to run "npm run pnpm -- install" can, although the packages cannot be installed, and with no settings of npm', () => {
  using npm = withFake('npm');
  npm.does('exit 0');
  const scripts = join(npm.root, 'scripts');
  cpSync(import.meta.dirname, scripts, { recursive: true });
  const pnpm = 'echo "pnpm $npm_config_registry"';
  writeFileSync(join(npm.root, 'package.json'), JSON.stringify({ scripts: { 'task:pnpm': pnpm } }));
  const words = [join(scripts, 'run.mjs'), 'pnpm', 'install'];
  const { status, stdout } = spawnSync(process.execPath, words, {
    env: { PATH: `${npm.root}:${PATH}`, npm_config_registry: 'of npm' },
    encoding: 'utf8',
  });
  assert.deepEqual([status, stdout], [0, 'pnpm  install\n']);
});
