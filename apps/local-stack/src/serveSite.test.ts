import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import { expect, onTestFinished, test } from 'vitest';

import { serveSite } from './serveSite.ts';

/** With `spellings`: other names that find a folder too, as on a Mac. */
async function serve(
  files: Record<string, string>,
  spellings: Record<string, string> = {},
): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const directory = join(folder, 'dist');
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), content);
  }
  for (const [spelling, name] of Object.entries(spellings)) {
    if (!existsSync(join(directory, spelling))) symlinkSync(name, join(directory, spelling));
  }
  const site = await serveSite({ directory });
  onTestFinished(site.stop);
  return site.url;
}

/** Sends the path unchanged; `fetch` would normalize it. */
function get(
  url: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { path, headers }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
    });
    sent.once('error', reject).end();
  });
}

test('a visitor reaches a page with and without a slash at the end', async () => {
  const url = await serve({ 'es/index.html': 'hola' });
  const pages = await Promise.all(['/es', '/es/', '/es/index.html'].map((path) => get(url, path)));
  expect(pages.map(({ status, body }) => [status, String(body)])).toEqual([
    [200, 'hola'],
    [200, 'hola'],
    [200, 'hola'],
  ]);
});

test('an address that does not exist gets the nearest 404 page, with status 404', async () => {
  const url = await serve({ '404.html': 'gone', 'es/404.html': 'no está' });
  const english = await get(url, '/nowhere/at/all');
  expect([english.status, String(english.body)]).toEqual([404, 'gone']);
  for (const path of ['/es/nada/', '/es/%E0%A4', '/es/%']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const spanish = await get(url, path);
    expect([spanish.status, String(spanish.body)]).toEqual([404, 'no está']);
  }
});

test('an address in capitals does not exist, not even on a Mac, which finds the file all the same', async () => {
  const files = { '404.html': 'gone', 'es/index.html': 'hola', 'es/404.html': 'no está' };
  const url = await serve(files, { ES: 'es' });
  const answers = await Promise.all(['/ES/', '/ES/nada'].map((path) => get(url, path)));
  expect(answers.map(({ status, body }) => [status, String(body)])).toEqual([
    [404, 'gone'],
    [404, 'gone'],
  ]);
});

test('an address with double slashes, broken characters or too long a name is answered like any other', async () => {
  const url = await serve({ 'es/index.html': 'hola', '404.html': 'gone' });
  const paths = [
    '//es//',
    '//',
    '//nowhere',
    '/es%5C',
    '/%',
    '/%E0%A4%A',
    '/ES/',
    `/${'a'.repeat(300)}`,
  ];
  const pages = await Promise.all(paths.map((path) => get(url, path)));
  expect(pages.map(({ status }) => status)).toEqual([200, 404, 404, 404, 404, 404, 404, 404]);
});

test('no address leads out of the site, and the file for the host is not sent', async () => {
  const files = { '../secret.txt': 'secret', '../dist.txt': 'secret' };
  const url = await serve({ 'index.html': 'home', _headers: '', ...files });
  const paths = [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%2fdist.txt',
    '/_headers',
    '/_headers/',
    '//_headers',
    '/%00',
    '/%',
  ];
  const answers = await Promise.all(paths.map((path) => get(url, path)));
  expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 404));
});

test('a page is sent compressed to a browser that can read it, a font as it is', async () => {
  const url = await serve({ 'index.html': 'word '.repeat(500), 'a.woff2': 'font '.repeat(500) });
  const headers = { 'accept-encoding': 'gzip, br' };
  const page = await get(url, '/', headers);
  const font = await get(url, '/a.woff2', headers);
  expect(page.headers['content-encoding']).toBe('br');
  expect(String(brotliDecompressSync(page.body))).toBe('word '.repeat(500));
  expect(font.headers['content-encoding']).toBeUndefined();
});

test('a file that has not changed is not sent twice', async () => {
  const url = await serve({ 'index.html': 'home' });
  const first = await get(url, '/');
  const second = await get(url, '/', { 'if-none-match': String(first.headers['etag']) });
  expect([second.status, second.body.length]).toEqual([304, 0]);
});

test('the headers that the build asks for arrive, even with a 404', async () => {
  const url = await serve({
    'index.html': 'home',
    '404.html': 'gone',
    'assets/a.js': '',
    _headers: '/*\n  X-Frame-Options: DENY\n\n/assets/*\n  Cache-Control: immutable\n',
  });
  const page = await get(url, '/');
  const missing = await get(url, '/nowhere');
  const asset = await get(url, '/assets/a.js');
  expect(page.headers['x-frame-options']).toBe('DENY');
  expect(page.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(missing.headers['x-frame-options']).toBe('DENY');
  expect(asset.headers['cache-control']).toBe('immutable');
});

test('no browser remembers for a year that a file was missing', async () => {
  const rule = '/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n';
  const withPage = await serve({ '404.html': 'gone', _headers: rule });
  const withoutPage = await serve({ _headers: rule });
  const answers = await Promise.all([withPage, withoutPage].map((url) => get(url, '/assets/a.js')));
  expect(answers.map(({ status, headers }) => [status, headers['cache-control']])).toEqual([
    [404, 'public, max-age=0, must-revalidate'],
    [404, 'public, max-age=0, must-revalidate'],
  ]);
});

test('a link checker that asks only for the headers gets the same ones as a browser, without the page', async () => {
  const url = await serve({ 'index.html': 'home', '404.html': 'gone', 'es/index.html': 'hola' });
  const told = async (path: string, method: 'GET' | 'HEAD') => {
    const { status, headers, body } = await fetch(url + path, { method });
    await body?.cancel();
    const names = ['content-type', 'content-length', 'etag', 'cache-control', 'vary'];
    return [status, ...names.map((name) => headers.get(name))];
  };
  const paths = ['/', '/es', '/nowhere'];
  const pages = await Promise.all(paths.map((path) => told(path, 'GET')));
  expect(await Promise.all(paths.map((path) => told(path, 'HEAD')))).toEqual(pages);
  const head = await fetch(url, { method: 'HEAD' });
  expect([head.headers.get('content-length'), await head.text()]).toEqual(['4', '']);
});

test('nothing can be posted to a page', async () => {
  const url = await serve({ 'index.html': 'home' });
  const answer = await fetch(url, { method: 'POST', body: 'name=Ana' });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

test('a connection that has long been idle is not closed just as the next request comes', async () => {
  const url = await serve({ 'index.html': 'home' });
  const { headers } = await get(url, '/', { connection: 'keep-alive' });
  expect([headers['connection'], headers['keep-alive']]).toEqual(['keep-alive', undefined]);
});
