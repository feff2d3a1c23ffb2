import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import { isRunnableDevEnvironment, type Plugin, type ViteBuilder } from 'vite';

import type * as Server from '../src/entry-server.tsx';
import type { Page } from '../src/pages.ts';
import { fillDocument } from './document.ts';
import { bundleEarlyScript } from './earlyScript.ts';

type Assets = { css: string; entry: string; early: string };

/** Writes every page as complete HTML after the build, and renders it on request in development. */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error('The environments client and ssr are missing.');
      await builder.build(client);
      await builder.build(ssr);
      await writePages(builder);
    },
    configureServer(server) {
      const { root, environments } = {
        root: server.config.root,
        environments: server.environments,
      };
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            if (!isRunnableDevEnvironment(environments.ssr))
              throw new Error('ssr cannot run here.');
            const { pages, render } =
              await environments.ssr.runner.import<typeof Server>('/src/entry-server.tsx');
            const path = new URL(request.originalUrl ?? '/', 'http://localhost').pathname;
            const wanted = path.endsWith('/') ? path : `${path}/`;
            const found = pages.find((page) => page.path === wanted);
            const page = found ?? pages.find((each) => each.path === notFoundPath(path));
            if (!page) return next();
            const html = fillDocument(await readFile(resolve(root, 'index.html'), 'utf8'), {
              language: page.language,
              view: page.view,
              ...(await render(page)),
              scripts: developmentScripts(page),
            });
            response.statusCode = found ? 200 : 404;
            response.setHeader('Content-Type', 'text/html; charset=utf-8');
            response.end(await server.transformIndexHtml(path, html));
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}

const notFoundPath = (path: string) => (path.startsWith('/es/') ? '/es/404' : '/404');

const developmentScripts = ({ view }: Page) =>
  view === 'home'
    ? '<script type="module" src="/src/early.ts" data-entry="/src/entry-client.tsx"></script>'
    : '<script type="module" src="/src/styles.css"></script>';

async function writePages(builder: ViteBuilder) {
  const { root, build } = builder.config;
  const out = resolve(root, build.outDir);
  const assets = await readAssets(root, out);
  const server = pathToFileURL(resolve(root, '.prerender/entry-server.js')).href;
  const { pages, render } = (await import(server)) as typeof Server;
  const template = await readFile(resolve(root, 'index.html'), 'utf8');
  const write = async (page: Page) => {
    const { head, body } = await render(page);
    const html = fillDocument(template, {
      language: page.language,
      view: page.view,
      head: `${head}<style>${assets.css}</style>`,
      body,
      scripts: page.view === 'home' ? earlyTag(assets) : '',
    });
    const file = resolve(out, page.file);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  };
  await Promise.all(pages.map(write));
}

const earlyTag = ({ early, entry }: Assets) => `<script data-entry="/${entry}">${early}</script>`;

/** The built style sheet's text, which is inlined and then removed, and the address of React. */
async function readAssets(root: string, out: string): Promise<Assets> {
  const manifestFile = resolve(out, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Record<
    string,
    { file: string; css?: string[] }
  >;
  const entry = manifest['src/entry-client.tsx'];
  const sheet = entry?.css?.[0];
  if (!entry || !sheet) throw new Error('The build has no entry-client.tsx with a style sheet.');
  const css = await readFile(resolve(out, sheet), 'utf8');
  await rm(resolve(out, '.vite'), { recursive: true });
  return { css: css.trim(), entry: entry.file, early: await bundleEarlyScript(root) };
}
