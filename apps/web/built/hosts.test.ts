import {
  chmodSync,
  existsSync,
  globSync,
  mkdtempDisposableSync,
  readFileSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join, resolve } from 'node:path';

import { freePort } from '@wnc/local-stack/freePort';
import { serveSite } from '@wnc/local-stack/serveSite';
import { expect, it } from 'vitest';

import { askServer } from '../hosting/trial/askServer.ts';
import { gradeAnswer } from '../hosting/trial/gradeAnswer.ts';
import { runServer, trialServers } from '../hosting/trial/runServer.ts';

const dist = resolve(import.meta.dirname, '../dist');
const hosting = resolve(import.meta.dirname, '../.hosting');

const ADVICE =
  'A generated file contradicts apps/web/hosting/siteHeaders.ts. Change headers there, never in a generated file, and run "npm run build".';

/** A script, the style sheet and a drawing, which are sent compressed like the pages. */
const TEXTS = ['entry-client-*.js', 'styles-*.css', 'ridges-*.svg'].flatMap((name) =>
  globSync(`assets/${name}`, { cwd: dist }),
);

const read = (...path: string[]) => readFileSync(resolve(...path), 'utf8');

if (!existsSync(dist) || !existsSync(hosting)) {
  throw new Error('There is no build to serve: run "npm run build" first.');
}

it('Q04: sends every page, header and status that the build asks for', async () => {
  const server = await serveSite({ directory: dist });
  const faults = await askServer(server.url, dist).finally(server.stop);
  expect(faults, `${faults.length} faults. ${ADVICE}`).toEqual([]);
});

it.for(Object.values(trialServers))(
  'sends the same from $name, with the files generated for it, even in a folder with a space in its name',
  async (server, { skip }) => {
    skip(!server.isInstalled(), `NOT TRIED: ${server.install}`);
    using folder = mkdtempDisposableSync(join(tmpdir(), 'mi página '));
    // The workers of nginx run as another user.
    chmodSync(folder.path, 0o755);
    const place = { dist: join(folder.path, 'dist'), hosting: join(folder.path, 'hosting') };
    symlinkSync(dist, place.dist);
    symlinkSync(hosting, place.hosting);
    const { url, stop } = await runServer(server, { ...place, port: await freePort() });
    const asked = ['/', '/words.txt', ...TEXTS.map((text) => `/${text}`)].map(async (path) => {
      const compressed = await fetch(url + path, { headers: { 'Accept-Encoding': 'gzip' } });
      await compressed.body?.cancel();
      return [path, ...['Content-Encoding', 'Vary'].map((name) => compressed.headers.get(name))];
    });
    const compressed = await Promise.all(asked);
    const faults = await askServer(url, dist).finally(stop);
    expect(new Set(TEXTS.map(extname))).toEqual(new Set(['.js', '.css', '.svg']));
    expect(compressed).toEqual(
      compressed.map(([path]) => [path, 'gzip', expect.stringContaining('Accept-Encoding')]),
    );
    expect(faults, `${faults.length} faults. ${ADVICE}`).toEqual([]);
  },
);

it('sends the same from Netlify and Vercel, with the files generated for them', () => {
  const [everywhere] = read(dist, '_headers').split('\n\n');
  const { headers } = JSON.parse(read(hosting, 'vercel.json')) as {
    headers: { headers: { key: string; value: string }[] }[];
  };
  const lines = headers[0]?.headers.map(({ key, value }) => `  ${key}: ${value}`) ?? [];
  expect(read(hosting, 'netlify/_headers').split('\n\n')[0], `netlify/_headers: ${ADVICE}`).toBe(
    everywhere,
  );
  expect(['/*', ...lines].join('\n'), `vercel.json: ${ADVICE}`).toBe(everywhere);
});

it('is graded A+ by the HTTP Observatory', async () => {
  const server = await serveSite({ directory: dist });
  const answer = await fetch(server.url).finally(server.stop);
  const headers = new Headers(answer.headers);
  // A local build names the local function, the only address without HTTPS.
  const policy = headers.get('Content-Security-Policy') ?? '';
  headers.set(
    'Content-Security-Policy',
    policy.replaceAll('http://127.0.0.1', 'https://127.0.0.1'),
  );
  const { grade, findings } = await gradeAnswer(
    'https://www.example.org/',
    new Response(answer.body, { status: answer.status, headers }),
  );
  const lost = findings.filter(({ points }) => points < 0);
  expect({ grade, lost }, `Graded ${grade}. ${ADVICE}`).toEqual({ grade: 'A+', lost: [] });
});
