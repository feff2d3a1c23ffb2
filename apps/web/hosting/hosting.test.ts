import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createBuilder } from 'vite';
import { expect, test } from 'vitest';

import { hosting } from './hosting.ts';

test('search engines leave a preview alone, also where its settings come from a file', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'hosting-'));
  const root = folder.path;
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>Preview</title>');
  writeFileSync(
    join(root, '.env'),
    'SITE_ENV=preview\nVITE_SUPABASE_URL=https://abc.supabase.co\n',
  );
  const builder = await createBuilder({
    root,
    configFile: false,
    logLevel: 'silent',
    envPrefix: ['VITE_', 'SITE_'],
    builder: {
      async buildApp(all) {
        const { client } = all.environments;
        if (client) await all.build(client);
      },
    },
    plugins: [hosting()],
  });
  await builder.buildApp();
  expect(readFileSync(join(root, 'dist/_headers'), 'utf8')).toContain('X-Robots-Tag: noindex');
});
