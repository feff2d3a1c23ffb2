import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import type * as Server from '../src/entry-server.tsx';
import { pageWordsAddress } from '../src/head/addresses.ts';
import type { Page } from '../src/pages.ts';
import { requireOwnFiles, requireTarget } from './checks/requireTarget.ts';
import { scriptOf } from './earlyScripts.ts';
import { entryAttributes, fillDocument } from './fillDocument.ts';
import { layOutInParts, SHEET_LINK } from './layOutInParts.ts';
import { minifyHtml } from './minify/minifyHtml.ts';
import type { BuiltAssets } from './readBuiltAssets.ts';
import { reduceToWords } from './reduceToWords.ts';

/**
 * Writes every page of the site as complete HTML into the folder `out`, and the words of each home
 * page next to it.
 */
export async function writePages(root: string, out: string, assets: BuiltAssets): Promise<void> {
  const server = pathToFileURL(resolve(root, '.prerender/entry-server.js')).href;
  const { pages, render, STYLE_SHEET } = (await import(server)) as typeof Server;
  requireOwnFiles(pages);
  const indented = await readFile(resolve(root, 'index.html'), 'utf8');
  const template = minifyHtml(indented.replaceAll(/\n\s*/g, ''));
  const write = async (page: Page) => {
    const { head, body, data } = await render(page);
    if (page.target) requireTarget(page.path, page.target, body);
    const built = minifyHtml(body.replace(STYLE_SHEET, assets.styles));
    const html = fillDocument(template, {
      language: page.language,
      head: minifyHtml(head) + styleTags(page, assets),
      body: page.view === 'home' ? layOutInParts(endFirstScreen(built, assets)) : built,
      scripts: scriptTags(page, assets) + data,
    });
    const missing = html.match(/\/assets\/[\w.-]+/g)?.find((each) => !existsSync(join(out, each)));
    if (missing) throw new Error(`${page.file} names ${missing}, which the build did not write.`);
    const file = resolve(out, page.file);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
    if (page.view !== 'home' || page.target) return;
    await writeFile(join(out, pageWordsAddress(page.language)), reduceToWords(html));
  };
  await Promise.all(pages.map(write));
}

/** Adds the first screen's script before the style sheet, so that it waits for nothing. */
const endFirstScreen = (body: string, { earlyScripts }: BuiltAssets) =>
  body.replace(SHEET_LINK, (link) => `<script>${earlyScripts.firstScreen}</script>${link}`);

/**
 * Every page inlines the foundation. The home page also inlines the styles of its first screen;
 * other pages have little else to load.
 */
const styleTags = ({ view }: Page, { foundationStyles, firstStyles, styles }: BuiltAssets) =>
  view === 'home'
    ? `<style>${foundationStyles}${firstStyles}</style>`
    : `<style>${foundationStyles}</style><link rel="stylesheet" href="${styles}">`;

function scriptTags(page: Page, assets: BuiltAssets) {
  const { view, language, target } = page;
  const name = scriptOf(page);
  if (!name) return '';
  const attributes = view === 'home' ? entryAttributes(assets.entry[language], target) : '';
  return `<script${attributes}>${assets.earlyScripts[name]}</script>`;
}
