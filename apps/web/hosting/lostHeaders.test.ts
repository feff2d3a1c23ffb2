import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createBuilder } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';

import type { SiteHeaders } from './headers.ts';
import { hosting } from './hosting.ts';

const removed = vi.hoisted(() => ({ name: '' }));
vi.mock(import('./headers.ts'), async (original) => {
  const { siteHeaders, ...others } = await original();
  return {
    ...others,
    siteHeaders: (input: Parameters<typeof siteHeaders>[0]): SiteHeaders => {
      const { everywhere, hashedFiles, otherFiles } = siteHeaders(input);
      return {
        everywhere: without(everywhere),
        hashedFiles: without(hashedFiles),
        otherFiles: without(otherFiles),
      };
    },
  };
});

function without(headers: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name !== removed.name));
}

afterEach(() => {
  removed.name = '';
  vi.unstubAllEnvs();
});

/** A real build of one page. */
async function buildPage() {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://abc.supabase.co');
  const root = mkdtempSync(join(tmpdir(), 'headers-'));
  writeFileSync(join(root, 'index.html'), '<!doctype html><title>A page</title>');
  const builder = await createBuilder({
    root,
    configFile: false,
    logLevel: 'silent',
    builder: {
      async buildApp(all) {
        const { client } = all.environments;
        if (client) await all.build(client);
      },
    },
    plugins: [hosting()],
  });
  await builder.buildApp();
}

it.each([
  'Content-Security-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'Referrer-Policy',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Resource-Policy',
  'Permissions-Policy',
  'Cache-Control',
])('a build without %s stops, and says where it belongs', async (name) => {
  removed.name = name;
  await expect(buildPage()).rejects.toThrow(
    `Put ${name} back into apps/web/hosting/headers.ts: every visitor is protected by it.`,
  );
});

it('a build with all headers goes on', async () => {
  await expect(buildPage()).resolves.toBeUndefined();
});
