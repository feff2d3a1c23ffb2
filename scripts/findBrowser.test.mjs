import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, beforeEach, test } from 'node:test';

import { ensureBrowser } from './ensureBrowser.mjs';
import { browserArguments, findBrowser } from './findBrowser.mjs';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'browsers-'));
const options = { skip: process.platform === 'darwin' && 'A Mac keeps its browsers elsewhere.' };

// Playwright's own would come first.
process.env.PLAYWRIGHT_BROWSERS_PATH = folder;
process.env.PATH = folder;

beforeEach(() => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
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

test('the browser that Playwright has installed comes before that of the machine', () => {
  install('chromium');
  const { chromium } = createRequire(join(root, 'apps/web/package.json'))('playwright');
  const executablePath = chromium.executablePath();
  mkdirSync(dirname(executablePath), { recursive: true });
  writeFileSync(executablePath, '');
  assert.deepEqual(findBrowser(root), { executablePath, from: 'Playwright' });
});

test('root, whom Chromium refuses inside its sandbox, gets it without; nobody else does', (t) => {
  const isSandboxed = [0, 1000].map((uid) => {
    t.mock.method(process, 'getuid', () => uid);
    return !browserArguments().includes('--no-sandbox');
  });
  assert.deepEqual(isSandboxed, [false, true]);
});

test(
  'if no browser can be installed, the reason is printed, and what to do; only root uses apt',
  options,
  (t) => {
    const said = [];
    t.mock.method(console, 'log', () => undefined);
    t.mock.method(console, 'error', (line) => said.push(line));
    t.mock.method(process, 'getuid', () => 1000);
    install('apt-get', 'echo "E: No network"; exit 1');
    process.env.PLAYWRIGHT_DOWNLOAD_HOST = 'http://127.0.0.1:9';
    t.after(() => delete process.env.PLAYWRIGHT_DOWNLOAD_HOST);
    assert.throws(() => ensureBrowser(root), {
      message: /^The tests need a browser and none could be installed: install Chrome or Chromium/,
    });
    assert.equal(said.length, 1);
    assert.match(said[0], /Error|Failed/);
  },
);

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
