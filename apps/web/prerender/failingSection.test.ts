import { resolve } from 'node:path';

import { createServer, isRunnableDevEnvironment } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';

import type * as Server from '../src/entry-server.tsx';

/** Loading the sources of the whole page takes long on a busy machine. */
const TEST_LIMIT_MS = 60_000;

it(
  'a section that fails stops the page, which would otherwise be published without it',
  async () => {
    vi.stubEnv('SITE_URL', 'https://www.example.org');
    vi.stubEnv('VITE_SUPABASE_URL', 'https://abc.supabase.co');
    vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_abc');
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    const complaints = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => complaints.mockRestore());
    const server = await createServer({
      root: resolve(import.meta.dirname, '..'),
      logLevel: 'silent',
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
      plugins: [
        {
          name: 'failing-section',
          enforce: 'pre',
          transform: (_code, id) =>
            id.endsWith('/Approach.tsx')
              ? "export function Approach() { throw new Error('Put a picture there.'); }"
              : undefined,
        },
      ],
    });
    onTestFinished(() => server.close());
    const { ssr } = server.environments;
    if (!isRunnableDevEnvironment(ssr)) throw new Error('The pages cannot be rendered.');
    const { pages, render } = await ssr.runner.import<typeof Server>('/src/entry-server.tsx');
    const home = pages.find(({ view }) => view === 'home');
    if (!home) throw new Error('There is no home page.');
    await expect(render(home)).rejects.toThrow('Put a picture there.');
  },
  TEST_LIMIT_MS,
);
