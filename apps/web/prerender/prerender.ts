import { resolve } from 'node:path';

import type { Plugin } from 'vite';

import { developmentPages } from './developmentPages.ts';
import { readBuiltAssets } from './readBuiltAssets.ts';
import { writePages } from './writePages.ts';

/** Writes every page as complete HTML after the build, and renders it on request in development. */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error('The environments client and ssr are missing.');
      await builder.build(client);
      await builder.build(ssr);
      const { root } = builder.config;
      const out = resolve(root, client.config.build.outDir);
      await writePages(root, out, await readBuiltAssets(root, out));
    },
    configureServer: (server) => () => {
      server.middlewares.use(developmentPages(server));
    },
  };
}
