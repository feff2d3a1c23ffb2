import { resolveConfig } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';

import { requireEnvironment } from './requireEnvironment.ts';

const COMPLETE = {
  VITE_SUPABASE_URL: 'http://127.0.0.1:54321',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc',
  SITE_URL: 'http://127.0.0.1:4173',
};

afterEach(() => vi.unstubAllEnvs());

/** Resolves the configuration as a real build does before it begins. */
function beginBuild(environment: Record<string, string | undefined>) {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  const envPrefix = ['VITE_', 'SITE_'];
  const plugins = [requireEnvironment()];
  return resolveConfig({ configFile: false, logLevel: 'silent', envPrefix, plugins }, 'build');
}

it('a build begins if it knows where messages go and what its own address will be', async () => {
  await expect(beginBuild(COMPLETE)).resolves.toBeDefined();
});

it.each(Object.keys(COMPLETE))(
  'O25: a build without %s stops and says what to set',
  async (name) => {
    await expect(beginBuild({ ...COMPLETE, [name]: undefined })).rejects.toThrow(
      new RegExp(`^Set ${name} to the .*"npm start" sets it for you`),
    );
  },
);

it.each([
  'https://www.example.org/site',
  'www.example.org',
  'http://www.example.org',
  'https:/www.example.org',
  'https://www.example,org',
  'https://www..example.org',
])('a build stops at %s as the address of the site', async (address) => {
  await expect(beginBuild({ ...COMPLETE, SITE_URL: address })).rejects.toThrow(
    `Set SITE_URL to the public address of the site, with https:// and without a path, https://www.…, not to "${address}".`,
  );
});

it('a build lists all missing settings at once', async () => {
  const nothing = Object.fromEntries(Object.keys(COMPLETE).map((name) => [name, undefined]));
  await expect(beginBuild(nothing)).rejects.toThrow(
    /^Set SITE_URL .*\nSet VITE_SUPABASE_URL .*\nSet VITE_SUPABASE_PUBLISHABLE_KEY .*$/,
  );
});

it.each(['https://www.example.org', 'http://localhost:4173', 'http://[::1]:4173'])(
  'a build begins for a site at %s',
  async (address) => {
    await expect(beginBuild({ ...COMPLETE, SITE_URL: address })).resolves.toBeDefined();
  },
);

it.each([
  'https://abc.supabase.co/',
  'https://abc.supabase.co/rest/v1',
  'abc.supabase.co',
  'ftp://abc.supabase.co',
])('a build stops at %s as the address of the Supabase project', async (address) => {
  await expect(beginBuild({ ...COMPLETE, VITE_SUPABASE_URL: address })).rejects.toThrow(
    `Set VITE_SUPABASE_URL to the address of the Supabase project, with https:// and without a path or a trailing slash, https://….supabase.co, not to "${address}".`,
  );
});

const serviceKey = `eyJhbGciOiJIUzI1NiJ9.${Buffer.from('{"role":"service_role"}').toString('base64url')}.c2ln`;
it.each(['sb_secret_abc', serviceKey])(
  'a build stops at the secret key %s before it begins, names the variable and does not repeat the key',
  async (key) => {
    const refused = beginBuild({ ...COMPLETE, VITE_SUPABASE_PUBLISHABLE_KEY: key });
    await expect(refused).rejects.toThrow(
      /^Set VITE_SUPABASE_PUBLISHABLE_KEY to the publishable key of the Supabase project, sb_publishable_…/,
    );
    await expect(refused).rejects.not.toThrow(key);
  },
);
