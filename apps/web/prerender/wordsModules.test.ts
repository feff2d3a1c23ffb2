import { resolve } from 'node:path';

import { createServer, isRunnableDevEnvironment } from 'vite';
import { expect, it, onTestFinished, vi } from 'vitest';

/** Starting the server takes long on a busy machine. */
const TEST_LIMIT_MS = 60_000;

it(
  'in development the browser gets an edited sentence in every language',
  async () => {
    vi.stubEnv('SITE_URL', 'https://www.example.org');
    vi.stubEnv('VITE_SUPABASE_URL', 'https://abc.supabase.co');
    vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_abc');
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    const server = await createServer({
      root: resolve(import.meta.dirname, '..'),
      logLevel: 'silent',
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true },
      plugins: [
        {
          name: 'edited-sentence',
          enforce: 'pre',
          transform: (code, id) =>
            id.endsWith('/content/src/relief.ts')
              ? code.replace(/lead: \{[^}]*\}/, "lead: { en: 'Edited', es: 'Corregido' }")
              : undefined,
        },
      ],
    });
    onTestFinished(() => server.close());
    const { ssr } = server.environments;
    if (!isRunnableDevEnvironment(ssr)) throw new Error('The words cannot be read.');
    const leads = ['en', 'es'].map(async (language) => {
      const words = await ssr.runner.import(`virtual:words/lower-${language}`);
      return words.default.relief.lead;
    });
    expect(await Promise.all(leads)).toEqual(['Edited', 'Corregido']);
  },
  TEST_LIMIT_MS,
);
