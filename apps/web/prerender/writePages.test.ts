import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Language, languages } from '@wnc/content/languages';
import { expect, it } from 'vitest';

import type { Page } from '../src/pages.ts';
import { writePages } from './writePages.ts';

const PRIVACY: Page = {
  view: 'privacyPage',
  language: 'en',
  path: '/privacy/',
  file: 'privacy/index.html',
  canonicalPath: '/privacy/',
};
const oldAddress = (path: string, target: string): Page => ({
  view: 'home',
  language: 'en',
  path,
  file: `${path.slice(1)}index.html`,
  canonicalPath: '/',
  target,
});

const HOME = '<section id="top"></section><link href="styles.css" rel="stylesheet">';

/** Writes these pages, each with this body, after a build that wrote no files. */
async function writeAll(pages: readonly Page[], body: string): Promise<void> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'pages-'));
  const root = folder.path;
  mkdirSync(join(root, '.prerender'));
  writeFileSync(
    join(root, '.prerender/entry-server.js'),
    `export const pages = ${JSON.stringify(pages)};
    export const STYLE_SHEET = 'styles.css';
    export const render = () => ({ head: '', body: ${JSON.stringify(body)}, data: '' });`,
  );
  writeFileSync(join(root, 'index.html'), '%lang%%language%<!--head--><!--page--><!--scripts-->');
  await writePages(root, join(root, 'dist'), {
    foundationStyles: '',
    firstStyles: '',
    earlyScripts: {
      firstScreen: '',
      home: '',
      oldAddress: '',
      notFound: '',
      thankYou: '',
      problem: '',
    },
    styles: '/styles.css',
    entry: Object.fromEntries(
      languages.map(({ code }): [string, string[]] => [code, []]),
    ) as Record<Language, string[]>,
  });
}

it.each<[string, Page[], body: string, said: string]>([
  [
    'with an old address that is a page of the site',
    [PRIVACY, oldAddress('/privacy/', '/#top')],
    HOME,
    '/privacy/ is a page of this site',
  ],
  [
    'with an old address that leads to no place on the page',
    [PRIVACY, oldAddress('/garden/', '/#garden')],
    HOME,
    'leads /garden/ to "garden"',
  ],
  [
    'with a picture that was not written',
    [PRIVACY],
    '<img src="/assets/ana-1a2b3c4d.jpg" alt="">',
    'privacy/index.html names /assets/ana-1a2b3c4d.jpg',
  ],
])('a build %s stops, and says so', async (_, pages, body, said) => {
  await expect(writeAll(pages, body)).rejects.toThrow(said);
});
