import { resolve } from 'node:path';

import type { Plugin, ResolvedConfig } from 'vite';

import { siteFiles } from './siteFiles.ts';

/** Writes the files beside the pages into the build, and serves them in development. */
export function addSiteFiles(): Plugin {
  let config: ResolvedConfig;
  const files = () =>
    siteFiles(resolve(config.root, 'src'), resolve(config.cacheDir, 'drawn'), config.env);
  return {
    name: 'site-files',
    configResolved(resolved) {
      config = resolved;
    },
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      await Promise.all(
        Object.entries(files()).map(async ([address, { content }]) =>
          this.emitFile({ type: 'asset', fileName: address.slice(1), source: await content() }),
        ),
      );
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = files()[request.url ?? ''];
        if (!file) return next();
        response.setHeader('Content-Type', file.type);
        file.content().then((content) => response.end(content), next);
      });
    },
  };
}
