import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, test } from 'node:test';

import { findBrowser } from './findBrowser.mjs';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'browsers-'));
const options = { skip: process.platform === 'darwin' && 'A Mac keeps its browsers elsewhere.' };

// Playwright's own would come first.
process.env.PLAYWRIGHT_BROWSERS_PATH = folder;
process.env.PATH = folder;

beforeEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
  delete process.env.WNC_CHROMIUM;
});

after(() => rmSync(folder, { recursive: true }));

function install(name, script = 'exit 0') {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
}

test('Chromium is found on this machine without a headless shell', options, () => {
  const executablePath = install('chromium');
  const found = findBrowser(root);
  assert.deepEqual(found, { executablePath, from: 'this machine', shell: undefined });
});

test('the headless shell is found next to Chromium', options, () => {
  const executablePath = install('chromium');
  const shell = install('chromium-headless-shell');
  assert.deepEqual(findBrowser(root), { executablePath, from: 'this machine', shell });
});

test('Chrome, a different build from the headless shell, runs all tests', options, () => {
  const executablePath = install('google-chrome');
  install('chromium-headless-shell');
  const found = findBrowser(root);
  assert.deepEqual(found, { executablePath, from: 'this machine', shell: undefined });
});

test('a headless shell that does not start is ignored', options, () => {
  install('chromium');
  install('chromium-headless-shell', 'exit 1');
  assert.equal(findBrowser(root)?.shell, undefined);
});

test('a headless shell alone does not count, since some tests need a full browser', options, () => {
  install('chromium-headless-shell');
  assert.equal(findBrowser(root), undefined);
});

test('the browser that WNC_CHROMIUM names runs all tests', () => {
  install('chromium-headless-shell');
  const executablePath = install('my-chrome');
  process.env.WNC_CHROMIUM = executablePath;
  assert.deepEqual(findBrowser(root), { executablePath, from: 'WNC_CHROMIUM' });
});

test('a WNC_CHROMIUM that does not start is named, along with what to set', () => {
  process.env.WNC_CHROMIUM = join(folder, 'none');
  assert.throws(() => findBrowser(root), {
    name: 'Error',
    message: /^WNC_CHROMIUM is .*none, which does not start: set it to the path of a Chrome/,
  });
});
