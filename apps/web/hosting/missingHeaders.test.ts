import { afterEach, expect, it, vi } from 'vitest';

import { buildOnePage } from '../testing/buildOnePage.ts';
import { hosting } from './hosting.ts';
import { missingHeaders } from './missingHeaders.ts';
import { type SiteHeaders, siteHeaders } from './siteHeaders.ts';

const removed = vi.hoisted(() => ({ name: '' }));
vi.mock(import('./siteHeaders.ts'), async (original) => {
  const actual = await original();
  return {
    ...actual,
    siteHeaders: (input: Parameters<typeof siteHeaders>[0]): SiteHeaders => {
      const { everywhere, hashedFiles, otherFiles } = actual.siteHeaders(input);
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

const sent = siteHeaders({
  supabaseUrl: 'https://abc.supabase.co',
  inline: { scripts: [], styles: [] },
  indexed: true,
});

it.each([...Object.keys(sent.everywhere), 'Cache-Control'])(
  'a build without %s stops, and says where it belongs',
  async (name) => {
    vi.stubEnv('VITE_SUPABASE_URL', 'https://abc.supabase.co');
    removed.name = name;
    await expect(buildOnePage(hosting(), 'A page')).rejects.toThrow(
      `Put ${name} back into apps/web/hosting/siteHeaders.ts: it protects every visitor.`,
    );
  },
);

it.each(['hashedFiles', 'otherFiles'])('Cache-Control is missing if only %s lack it', (group) => {
  expect(missingHeaders({ ...sent, [group]: {} })).toEqual(['Cache-Control']);
});

it('a build with all headers succeeds', async () => {
  vi.stubEnv('VITE_SUPABASE_URL', 'https://abc.supabase.co');
  await expect(buildOnePage(hosting(), 'A page')).resolves.toHaveProperty('_headers');
});
