import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempDisposableSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { replacingModules } from './testing/replacingModules.mjs';

const command = join(import.meta.dirname, '../apps/local-stack/src/start.ts');
const server = createServer(({ url }, response) => {
  response.writeHead(url === '/es/' ? 500 : 200).end();
});

before(() => once(server.listen(0, '127.0.0.1'), 'listening'));
after(() => server.close());

/** A part's stop, which says whether the file of addresses is still there. */
const part = (name) =>
  `stop: async () => console.log('${name} stops', process.getBuiltinModule('fs').existsSync(process.env.WNC_STATE + '/stack.json'))`;

/** The parts that take long, replaced by ones that say what is asked of them. */
function parts() {
  const site = (kind) =>
    `async ({ functions }) => (console.log('${kind} for', functions), { url: 'http://127.0.0.1:${server.address().port}', ${part('site')} })`;
  return {
    './startStack.ts': `startStack = async ({ watch }) => (console.log('watches', watch), {
      functions: 'http://functions', inbox: 'http://inbox', mailApi: 'http://api', databaseUrl: 'postgresql://database',
      ended: new Promise((end) => process.stdin.once('data', () => end('The database'))), ${part('stack')} })`,
    './startSite.ts': `siteUrl = () => '', startDevelopmentSite = ${site('development')}, startBuiltSite = ${site('built')}`,
    './startMailGallery.ts': `startMailGallery = async () => ({ url: 'http://mails', ${part('gallery')} })`,
    './startOnPorts.ts': `startOnPorts = (start) => start({ site: 1 })`,
  };
}

/** Starts, and ends as `end` does once the addresses are printed. */
async function start(end, { words = [], replaced = {} } = {}) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'start-'));
  const file = join(folder.path, 'stack.json');
  const running = spawn(
    process.execPath,
    [...replacingModules({ ...parts(), ...replaced }), command, ...words],
    { env: { ...process.env, WNC_STATE: folder.path } },
  );
  let said = '';
  let addresses;
  for (const stream of [running.stdout, running.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      said += text;
      if (addresses !== undefined || !said.includes('Stop with Ctrl-C')) return;
      addresses = JSON.parse(readFileSync(file, 'utf8'));
      end(running);
    });
  }
  try {
    const [code] = await once(running, 'close', { signal: AbortSignal.timeout(60_000) });
    return { code, said, addresses, isLeft: existsSync(file) };
  } finally {
    running.kill('SIGKILL');
  }
}

const ctrlC = (running) => running.kill('SIGINT');
const STOPPED = ['gallery', 'site', 'stack'].map((name) => `${name} stops true`);
const stopsIn = (said) => said.match(/^\w+ stops \w+$/gm)?.toSorted();

test('npm start says where everything is, that a page does not open, and, after Ctrl-C, is over with every part', async () => {
  const { code, said, addresses, isLeft } = await start(ctrlC);
  assert.match(said, /^watches true\ndevelopment for http:\/\/functions\n/);
  assert.match(said, /\/es\/ answers with status 500\.\n/);
  assert.doesNotMatch(said, /status 200/);
  assert.match(said, /To see the site as it will be published: npm start -- --production\n/);
  const { site } = addresses;
  for (const [name, address] of [
    ['Page', `${site}/`],
    ['Página', `${site}/es/`],
    ['Inbox', 'http://inbox'],
    ['Mails', 'http://mails (what every mail looks like)'],
    ['Database', 'postgresql://database'],
  ]) {
    assert.ok(said.includes(`\n  ${name.padEnd(10)}${address}\n`), said);
  }
  assert.deepEqual([code, stopsIn(said), isLeft], [0, STOPPED, false]);
});

test('npm start -- --production serves the built site, and starts the function only once', async () => {
  const { said } = await start(ctrlC, { words: ['--production'] });
  assert.match(said, /^watches false\nbuilt for http:\/\/functions\n/);
  assert.match(said, /This is the site as it will be published\.\n/);
});

test('if the database ends on its own, npm start says so, stops the other parts and fails', async () => {
  const { code, said, isLeft } = await start((running) => running.stdin.write('end'));
  assert.match(said, /\nThe database has ended on its own, so everything stops\.\n/);
  assert.deepEqual([code, stopsIn(said), isLeft], [1, STOPPED, false]);
});

test('if the site does not start, npm start says why, stops what has started and fails', async () => {
  const { code, said } = await start(ctrlC, {
    replaced: {
      './startSite.ts': `siteUrl = () => '', startBuiltSite = undefined, startDevelopmentSite = () => Promise.reject(new Error('No disk.'))`,
    },
  });
  assert.equal(said, 'watches true\nstack stops false\n\nNo disk.\n');
  assert.equal(code, 1);
});
