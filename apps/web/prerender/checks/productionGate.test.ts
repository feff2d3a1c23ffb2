import { type Plugin, resolveConfig } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { buildOnePage } from '../../testing/buildOnePage.ts';
import { productionGate } from './productionGate.ts';
import { requireEnvironment } from './requireEnvironment.ts';

const PUBLIC = {
  SITE_ENV: 'production',
  SITE_URL: 'https://www.cresta-azul.org',
  VITE_SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc',
};

const samples = vi.hoisted(() => ({
  left: [] as { file: string; field: string; value: string }[],
}));
vi.mock(import('@wnc/content/listSamples'), () => ({ listSamples: () => samples.left }));

const facts = vi.hoisted(() => ({
  wrong: [] as { field: string; value: string; rule: string }[],
}));
vi.mock(import('@wnc/content/wrongFacts'), () => ({ wrongFacts: () => facts.wrong }));

afterEach(() => {
  samples.left = [];
  facts.wrong = [];
  vi.unstubAllEnvs();
});

function useEnvironment(environment: Record<string, string | undefined>) {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
}

/** Resolves the configuration as a real build does before it begins. */
const beginBuild = (...before: Plugin[]) =>
  resolveConfig(
    { configFile: false, logLevel: 'silent', plugins: [...before, productionGate()] },
    'build',
    'production',
  );

const buildPage = (text: string, others?: Readonly<Record<string, string>>) =>
  buildOnePage(productionGate(), text, others);

const keyOf = (role: string) =>
  `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(JSON.stringify({ role })).toString('base64url')}.c2lnbmF0dXJl`;

describe('a production build', () => {
  it.each([PUBLIC.SITE_URL, `${PUBLIC.SITE_URL}/`, 'https://test-kitchen.cresta-azul.org'])(
    'begins when nothing is missing, at %s',
    async (address) => {
      useEnvironment({ ...PUBLIC, SITE_URL: address });
      await expect(beginBuild()).resolves.toBeDefined();
    },
  );

  it('stops at one sample, and says in which file and field, and what to put there', async () => {
    useEnvironment(PUBLIC);
    samples.left = [{ file: 'team.ts', field: 'people.director.name', value: 'Ana Ejemplo' }];
    await expect(beginBuild()).rejects.toThrow(
      /packages\/content\/src\/team\.ts \| people\.director\.name \| the person’s name/,
    );
  });

  it('stops at a confirmed fact that cannot be right, and lists one that is a sample too only once', async () => {
    useEnvironment(PUBLIC);
    facts.wrong = [{ field: 'organization.ein', value: '00-0000000', rule: '' }];
    const line =
      'packages/content/src/site.ts | organization.ein | the tax ID (EIN), like 12-3456789';
    await expect(beginBuild()).rejects.toThrow(`${line}, not 00-0000000\n\n1 field`);
    samples.left = [{ file: 'site.ts', field: 'organization.ein', value: '00-0000000' }];
    await expect(beginBuild()).rejects.toThrow(`${line}\n\n1 field`);
  });

  it.each([
    ['SITE_URL', undefined],
    ['SITE_URL', 'http://localhost:4173'],
    ['SITE_URL', 'http://www.cresta-azul.org'],
    ['SITE_URL', 'https://www.example.org'],
    ['SITE_URL', 'https://example.org'],
    ['SITE_URL', 'https://www.example.com'],
    ['SITE_URL', 'https://www.example.net'],
    ['SITE_URL', 'https://www.neighbors.example'],
    ['SITE_URL', 'https://www.neighbors.test'],
    ['SITE_URL', 'https://www.neighbors.invalid'],
    ['SITE_URL', 'https://www.localhost'],
    ['SITE_URL', 'https://www'],
    ['SITE_URL', 'https://www.cresta-azul.org/site'],
    ['VITE_SUPABASE_URL', undefined],
    ['VITE_SUPABASE_URL', 'https://PROJECT_REF.supabase.co'],
    ['VITE_SUPABASE_URL', 'https://abcdefghijklmnopqrst.supabase.co/'],
    ['VITE_SUPABASE_URL', 'https://abcdefghijklmnopqrst.supabase.co/rest/v1'],
    ['VITE_SUPABASE_URL', 'http://127.0.0.1:54321'],
    ['VITE_SUPABASE_URL', 'https://user:password@abcdefghijklmnopqrst.supabase.co'],
    ['VITE_SUPABASE_PUBLISHABLE_KEY', undefined],
    ['VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_…'],
    ['VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_abc…'],
    ['VITE_SUPABASE_PUBLISHABLE_KEY', 'KEY=sb_publishable_abc'],
    ['VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_local_stack_only'],
    ['VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_preview'],
    ['VITE_SUPABASE_PUBLISHABLE_KEY', 'sb_secret_abc'],
  ])('stops where %s is %s', async (name, value) => {
    useEnvironment({ ...PUBLIC, [name]: value });
    await expect(beginBuild()).rejects.toThrow(new RegExp(String.raw`\(environment\) +\| ${name}`));
  });

  it('lists a missing setting with everything else, in columns, although any build would stop at it', async () => {
    useEnvironment({ ...PUBLIC, SITE_URL: undefined });
    samples.left = [{ file: 'team.ts', field: 'people.director.name', value: 'Ana Ejemplo' }];
    await expect(beginBuild(requireEnvironment())).rejects.toThrow(
      /^file {25}\| field {16}\| what to put\n\(environment\) {16}\| SITE_URL {13}\| the public address .+\n.+\n\n2 fields are missing\. docs.+ is set\. Change/m,
    );
  });

  it('says how to confirm a sample, or where to set a setting, only if one is left', async () => {
    useEnvironment({ ...PUBLIC, SITE_URL: undefined });
    await expect(beginBuild()).rejects.toThrow('1 field is missing. docs/deploy.md, step 6');
    await expect(beginBuild()).rejects.not.toThrow('confirmed');
    useEnvironment(PUBLIC);
    samples.left = [{ file: 'team.ts', field: 'people.director.name', value: 'Ana Ejemplo' }];
    await expect(beginBuild()).rejects.toThrow('1 field is missing. Change sample(…)');
  });
});

describe('any other build', () => {
  it('may contain samples', async () => {
    useEnvironment({ SITE_ENV: 'preview' });
    samples.left = [{ file: 'team.ts', field: 'people.director.name', value: 'Ana Ejemplo' }];
    await expect(beginBuild()).resolves.toBeDefined();
  });

  it('stops at a kind of site that does not exist', async () => {
    useEnvironment({ SITE_ENV: 'prod' });
    await expect(beginBuild()).rejects.toThrow('Set SITE_ENV to production or preview');
  });

  it('publishes a page without secrets, where it knows one', async () => {
    useEnvironment({ RESEND_API_KEY: `re_Ab3dEf7h_${'k'.repeat(24)}` });
    await expect(buildPage('sb_publishable_abcdefgh, Sí, se puede')).resolves.toBeDefined();
  });

  it.each([
    ['a Resend API key', `re_Ab3dEf7h_${'k'.repeat(24)}`],
    ['a Supabase secret key', `sb_secret_${'k'.repeat(20)}`],
    ['a webhook secret', `whsec_${'k'.repeat(20)}`],
    ['a Supabase access token', `sbp_${'0a'.repeat(20)}`],
    ['a database address with its password', 'postgresql://postgres:pass@db.example.org/postgres'],
    ['a database address with its password', 'postgres://postgres:pass@db.example.org/postgres'],
    ['a private key', '-----BEGIN EC PRIVATE KEY-----'],
    ['a private key (-----BEGIN …', '-----BEGIN PRIVATE KEY-----'],
    ['a service_role key', `${keyOf('anon')} ${keyOf('service_role')}`],
  ])('Q15: stops at %s in a published file', async (kind, secret) => {
    await expect(buildPage(secret)).rejects.toThrow(`index.html contains ${kind}`);
  });

  it.each(['.env.backup', 'notes/todo.md'])('stops at a secret in public/%s', async (name) => {
    const key = `re_Ab3dEf7h_${'k'.repeat(24)}`;
    const refused = buildPage('A page', { [`public/${name}`]: `RESEND_API_KEY=${key}` });
    await expect(refused).rejects.toThrow(`${name} contains a Resend API key`);
  });

  it('stops at a secret in the name of a file, and does not repeat it', async () => {
    const key = `sb_secret_${'k'.repeat(20)}`;
    const refused = buildPage('A page', { [`public/${key}.jpg`]: '' });
    await expect(refused).rejects.toThrow('The name of a .jpg file contains a Supabase secret key');
    await expect(refused).rejects.not.toThrow(key);
  });

  it('stops at a password of no more than eight characters', async () => {
    useEnvironment({ SUPABASE_DB_PASSWORD: 'k9#vQ2!x' });
    await expect(buildPage('It is k9#vQ2!x')).rejects.toThrow(
      'index.html contains the value of SUPABASE_DB_PASSWORD.',
    );
  });

  it('stops at the value of every secret variable, and does not repeat it', async () => {
    // Not the list in secretsIn.ts, so that a name lost from that one fails this test.
    const names = [
      'RESEND_API_KEY',
      'CONTACT_PEPPER',
      'SUPABASE_ACCESS_TOKEN',
      'SUPABASE_DB_PASSWORD',
      'SUPABASE_DB_URL',
      'SUPABASE_SECRET_KEYS',
    ];
    useEnvironment(Object.fromEntries(names.map((name) => [name, `what ${name} is here`])));
    const refused = buildPage(names.map((name) => `what ${name} is here`).join(' '));
    await expect(refused).rejects.toThrow(
      names.map((name) => `index.html contains the value of ${name}.`).join('\n'),
    );
    await expect(refused).rejects.not.toThrow('is here');
  });
});
