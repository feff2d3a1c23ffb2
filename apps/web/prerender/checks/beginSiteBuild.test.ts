import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { programFacts } from '@wnc/content/programs';
import { people } from '@wnc/content/team';
import { resolveConfig } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import config from '../../vite.config.ts';

const PICTURES = [
  ...people.map(({ id }) => ({ file: 'team.ts', slot: `team/${id}` })),
  ...Object.values(programFacts).map(({ id }) => ({ file: 'programs.ts', slot: `programs/${id}` })),
];

beforeEach(() => {
  vi.stubEnv('SITE_ENV', '');
  vi.stubEnv('SITE_URL', 'http://127.0.0.1:4173');
  vi.stubEnv('VITE_SUPABASE_URL', 'http://127.0.0.1:54321');
  vi.stubEnv('VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_abc');
});
afterEach(() => vi.unstubAllEnvs());

/** Begins a build of the site, with all of its checks, for a folder with these files below `src`. */
async function beginBuild(files: Readonly<Record<string, string>>) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'site-'));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(join(folder.path, 'src', file, '..'), { recursive: true });
    writeFileSync(join(folder.path, 'src', file), content);
  }
  const options = { root: folder.path, configFile: false, logLevel: 'silent' } as const;
  return await resolveConfig({ ...config, ...options }, 'build', 'production');
}

const filesOf = (place: (slot: string) => string) =>
  Object.fromEntries(PICTURES.map(({ slot }) => [place(slot), '']));

const drawings = filesOf((slot) => `art/${slot}.svg`);

it('the site begins to build with a picture of everybody', async () => {
  await expect(beginBuild(drawings)).resolves.toBeDefined();
});

it('the site is not built without its own address', async () => {
  vi.stubEnv('SITE_URL', '');
  await expect(beginBuild(drawings)).rejects.toThrow(/^Set SITE_URL to /);
});

it('the site is not published while something is missing', async () => {
  vi.stubEnv('SITE_ENV', 'production');
  await expect(beginBuild(drawings)).rejects.toThrow('The public site is not ready.');
});

it.each(PICTURES)('the site is not built without a picture for $slot', async ({ file, slot }) => {
  const { [`art/${slot}.svg`]: _, ...others } = drawings;
  const [, id] = slot.split('/');
  await expect(beginBuild(others)).rejects.toThrow(
    `apps/web/src/art/${slot}.svg: packages/content/src/${file} has "${id}".`,
  );
});

it('the site is not built with a photograph that cannot be read', async () => {
  await expect(beginBuild(filesOf((slot) => `photos/${slot}.jpg`))).rejects.toThrow(/^Save apps/);
});
