import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import { languages } from '@wnc/content/languages';
import { type Connect, isRunnableDevEnvironment, type ViteDevServer } from 'vite';

import type * as Server from '../src/entry-server.tsx';
import { pageWordsAddress } from '../src/head/addresses.ts';
import type { Page } from '../src/pages.ts';
import { EARLY_SCRIPTS, scriptOf } from './earlyScripts.ts';
import { entryAttributes, fillDocument } from './fillDocument.ts';
import { reduceToWords } from './reduceToWords.ts';

/** Renders the page at a URL, or only its words, on request; a 404 page where there is none. */
export function developmentPages(server: ViteDevServer): Connect.NextHandleFunction {
  return async (request, response, next) => {
    const path = URL.parse(`http://localhost${request.originalUrl}`)?.pathname ?? '/';
    try {
      const spoken = languages.find(({ code }) => pageWordsAddress(code) === path);
      const { status, html } = await respond(server, spoken?.path ?? path);
      response.statusCode = status;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(spoken ? reduceToWords(html) : html);
    } catch (error) {
      next(error);
    }
  };
}

async function respond(server: ViteDevServer, path: string) {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('The environment ssr cannot run pages.');
  const { pages, render, STYLE_SHEET } =
    await ssr.runner.import<typeof Server>('/src/entry-server.tsx');
  const withSlash = path.endsWith('/') ? path : `${path}/`;
  // An old address may have accents, which a browser sends as %C3%B3.
  const asked = pages.find((page) => encodeURI(page.path) === withSlash);
  const page = asked ?? pages.findLast((each) => isNotFoundPageFor(path, each));
  if (!page) throw new Error('There is no page for unknown addresses.');
  const { head, body, data } = await render(page);
  const html = fillDocument(await readFile(resolve(server.config.root, 'index.html'), 'utf8'), {
    language: page.language,
    head: `${head}<link rel="stylesheet" href="${STYLE_SHEET}" />`,
    body,
    scripts: developmentScripts(page) + data,
  });
  return { status: asked ? 200 : 404, html: await server.transformIndexHtml(path, html) };
}

function developmentScripts(page: Page): string {
  const name = scriptOf(page);
  if (!name) return '';
  const source = EARLY_SCRIPTS[name];
  if (page.view !== 'home') return moduleScript(source);
  const entry = entryAttributes(['/src/entry-client.tsx'], page.target);
  return moduleScript(EARLY_SCRIPTS.firstScreen) + moduleScript(source, entry);
}

const moduleScript = (source: string, attributes = '') =>
  `<script type="module" src="/${source}"${attributes}></script>`;

/** Whether a page is a 404 page for the path; below `/es/` both are, the Spanish one last. */
const isNotFoundPageFor = (path: string, { view, path: own }: Page) =>
  view === 'notFound' && path.startsWith(own.slice(0, own.lastIndexOf('/') + 1));
