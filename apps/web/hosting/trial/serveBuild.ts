import { resolve } from 'node:path';

import { serveSite } from '@wnc/local-stack/serveSite';

import { runServer, trialServers } from './runServer.ts';

/**
 * Serves the built site for the end-to-end tests: like its host, or with the web server that
 * `WNC_SITE_SERVER` names, `nginx` or `caddy`, and the configuration generated for it.
 */
export async function serveBuild(port: number): Promise<{ stop: () => Promise<void> }> {
  const web = resolve(import.meta.dirname, '../..');
  const dist = resolve(web, 'dist');
  const name = process.env['WNC_SITE_SERVER'];
  if (!name) return serveSite({ directory: dist, port });
  const server = trialServers[name];
  if (!server) throw new Error('Set WNC_SITE_SERVER to nginx or caddy, or leave it out.');
  if (!server.isInstalled()) {
    throw new Error(`${server.name} is not installed here: ${server.install}.`);
  }
  return runServer(server, { dist, hosting: resolve(web, '.hosting'), port });
}
