import { resolve } from 'node:path';

import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import { onTestFinished, vi } from 'vitest';

/** Loading the sources of the whole page takes long on a busy machine. */
export const SOURCES_LIMIT_MS = 60_000;

/** The development server, until the test ends, with one file changed. */
export async function serverOfChanged(
  file: string,
  change: (code: string) => string,
): Promise<ViteDevServer> {
  vi.stubEnv('SITE_URL', 'https://www.example.org');
  vi.stubEnv('VITE_SUPABASE_URL', 'https://abc.supabase.co');
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_abc');
  onTestFinished(() => void vi.unstubAllEnvs());
  const server = await createServer({
    root: resolve(import.meta.dirname, '..'),
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [
      {
        name: 'changed-source',
        enforce: 'pre',
        transform: (code, id) => (id.endsWith(file) ? change(code) : undefined),
      },
    ],
  });
  onTestFinished(() => server.close());
  return server;
}

/** Runs the sources as that server does. */
export async function changedSources(file: string, change: (code: string) => string) {
  const { ssr } = (await serverOfChanged(file, change)).environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('The sources cannot be run.');
  return ssr.runner;
}
