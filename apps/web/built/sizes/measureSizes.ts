import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';

import { languages } from '@wnc/content/languages';

import { pageWordsAddress } from '../../src/head/addresses.ts';
import { origin, pageAt, publishedFiles, readPublished } from '../builtSite.ts';
import { attributeOf } from '../parseHtml.ts';

const SITE = 'http://127.0.0.1:4173';
const FUNCTIONS = 'http://127.0.0.1:54421';
const BUILDS = 8;

/** Sizes in bytes of what a visitor's browser downloads, by kind. */
export type Sizes = Record<string, number>;

/** As hosts send it: text compressed with brotli, fonts as they are. */
const compressed = (text: string | Buffer) => brotliCompressSync(text).length;

/** Measures the files that `npm run build` has left in `dist`. */
export function measureSizes(): Sizes {
  const sizes: Sizes = {};
  for (const { code, path } of languages) {
    const page = pageAt(path)?.html ?? '';
    sizes[`HTML of ${path}`] = meanOfBuilds(page);
    sizes[`HTML of ${path} to the end of the first screen`] = meanOfBuilds(firstScreenOf(page));
    sizes[`words of ${path} for a language switch`] = compressed(
      alike(readPublished(pageWordsAddress(code).slice(1)).toString()),
    );
    sizes[`early scripts of ${path}`] = compressed(earlyScriptsOf(alike(page)));
    const first = scriptBytes('entry-client', 'first', code);
    const lower = scriptBytes('lowerSections', 'lower', code);
    const form = scriptBytes('Contact', 'contact', code);
    sizes[`scripts and words at the first interaction, ${code}`] = first;
    sizes[`scripts and words of the lower sections, ${code}`] = lower;
    sizes[`scripts and words of the form, ${code}`] = form;
    sizes[`all scripts and words after scrolling through the page, ${code}`] = first + lower + form;
    sizes[`scripts and words of the still sections, ${code}`] = scriptBytes(
      'stillSections',
      'still',
      code,
    );
  }
  sizes['style sheet'] = total(/\.css$/);
  sizes['fonts'] = filesLike(/\.woff2$/).reduce((sum, file) => sum + readPublished(file).length, 0);
  sizes['drawings'] = total(/^assets\/.*\.svg$/) + compressed(drawingsIn(pageAt('/')?.html ?? ''));
  return sizes;
}

const filesLike = (pattern: RegExp) => publishedFiles.filter((file) => pattern.test(file));
const total = (pattern: RegExp) =>
  filesLike(pattern).reduce((sum, file) => sum + compressed(readPublished(file)), 0);

/** The HTML up to the link to the rest of the styles. */
export function firstScreenOf(html: string): string {
  const end = html.indexOf('<link', html.indexOf('<main'));
  if (end < 0) throw new Error('The home page has no style sheet after its first screen.');
  return html.slice(0, end);
}

/** What runs before React: the script of the first screen and that of the whole page. */
const earlyScriptsOf = (html: string) =>
  [/<script>([^<]*)<\/script><link/, /<script data-entry[^>]*>(.*?)<\/script>/s]
    .map((script) => {
      const [, text] = script.exec(html) ?? [];
      if (!text) throw new Error('The home page has lost one of its early scripts.');
      return text;
    })
    .join('');

/** The inlined drawings of a page, without the icons, which only reference a sprite. */
function drawingsIn(html: string): string {
  const drawings = html.match(/(?<=<div [^>]*data-art[^>]*>)<svg.*?<\/svg>/gs);
  if (!drawings) throw new Error('The home page has no drawing.');
  return drawings.join('');
}

/** A script with all of its imports, except those already loaded on the first interaction. */
function scriptBytes(script: string, words: string, language: string): number {
  const before = script === 'entry-client' ? new Set<string>() : importsOf('entry-client');
  const fetched = [...importsOf(script), ...importsOf(`${words}-${language}`)];
  const files = new Set(fetched.filter((file) => !before.has(file)));
  return [...files].reduce(
    (sum, file) => sum + compressed(alike(readPublished(file).toString())),
    0,
  );
}

/** A page's average size: one build's hashes happen to make it 50 bytes larger or smaller. */
function meanOfBuilds(page: string): number {
  let sum = 0;
  for (let build = 0; build < BUILDS; build += 1) sum += compressed(alike(page, build));
  return Math.round(sum / BUILDS);
}

/**
 * A script or a page as if every build had the same addresses and hashes: different ones alone
 * change the compressed size by up to 60 bytes.
 */
function alike(text: string, build = 0): string {
  const form = pageAt('/')?.document.querySelector('#contact form');
  const functions = new URL((form && attributeOf(form, 'action')) ?? '').origin;
  return text
    .replaceAll(origin, SITE)
    .replaceAll(functions, FUNCTIONS)
    .replaceAll(
      /((?:assets|\.)\/[\w./-]*?)-[\w-]{8}(\.\w+)/g,
      (_, name: string, ending: string) => `${name}-${hashOf(name + build)}${ending}`,
    );
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8);

function importsOf(name: string): Set<string> {
  const [first, ...others] = filesLike(new RegExp(String.raw`^assets/${name}-[\w-]{8}\.js$`));
  if (!first || others.length > 0) throw new Error(`There is not one script ${name} in the build.`);
  const files = new Set([first]);
  for (const file of files) {
    const imported = readPublished(file)
      .toString()
      .matchAll(/(?:from|import)"\.\/([\w-]+\.js)"/g);
    for (const [, each] of imported) files.add(`assets/${each}`);
  }
  return files;
}
