import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { test } from 'node:test';

import { readSettings } from '../supabase/commands/doctor/readSettings.ts';

const read = (file) => readFileSync(join(import.meta.dirname, '..', file), 'utf8');
const [deploy, watch] = ['deploy', 'watch'].map((name) => read(`.github/workflows/${name}.yml`));
const guide = read('docs/deploy.md');

/** The text of a step, up to the next one. */
function stepOf(workflow, name) {
  const [, step] = workflow.split(`- name: ${name}\n`);
  assert.ok(step, `There is no step "${name}".`);
  return step.split(/^ {6}(?:- |# )/m)[0];
}

/** Runs the script of a step. */
function runStep(step, env) {
  const [, script = ''] = /^ {8}run: \|\n((?: {10}.*\n|\n)+)/m.exec(step) ?? [];
  const words = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script];
  return spawnSync('bash', words, { env: { ...process.env, ...env }, encoding: 'utf8' });
}

test('a host without a step stops the publication, which would be green with nothing public', () => {
  const hosts = [...deploy.matchAll(/vars\.STATIC_HOST == '(\w+)'/g)].map(([, host]) => host);
  const step = stepOf(deploy, 'Stop at an unknown host');
  assert.deepEqual(
    hosts.filter((host) => runStep(step, { STATIC_HOST: host }).status !== 0),
    [],
  );
  assert.equal(hosts.length, 3);
  const { status, stdout } = runStep(step, { STATIC_HOST: 'cloudflare-pages' });
  assert.equal(status, 1);
  assert.match(stdout, /^::error::Set the variable STATIC_HOST .* not to "cloudflare-pages"\.$/m);
});

test('without a Supabase project nothing is published: the site would be public, but nobody could send a message', () => {
  const step = stepOf(deploy, 'Stop where no project is named');
  assert.equal(runStep(step, { PROJECT: 'abcdefghijklmnopqrst' }).status, 0);
  for (const PROJECT of ['', 'PROJECT_REF', 'https://abcdefghijklmnopqrst.supabase.co']) {
    const { status, stdout } = runStep(step, { PROJECT });
    assert.equal(status, 1);
    assert.match(stdout, /^::error::Set the variable SUPABASE_PROJECT to the project ref/);
    assert.ok(stdout.trim().endsWith(`, not to "${PROJECT}".`));
  }
  // A skipped job counts as a success.
  const [, condition] = /name: Publish migrations and function\n {4}if: (.*)\n/.exec(deploy);
  assert.equal(condition, "github.event_name != 'pull_request'");
});

test('the daily look opens both pages, even if the address of the site ends with a slash', () => {
  const step = stepOf(watch, 'The site answers');
  using folder = mkdtempDisposableSync(join(tmpdir(), 'curl-'));
  const curl = join(folder.path, 'curl');
  writeFileSync(curl, '#!/bin/sh\necho "$@"\n');
  chmodSync(curl, 0o755);
  const PATH = [folder.path, process.env.PATH].join(delimiter);
  for (const SITE_URL of ['https://www.example.org', 'https://www.example.org/']) {
    assert.deepEqual(runStep(step, { PATH, SITE_URL }).stdout.match(/https:\S+/g), [
      'https://www.example.org/',
      'https://www.example.org/es/',
    ]);
  }
});

test('a pull request from Dependabot, which may not see the tokens, gets no preview that would fail', () => {
  const [, condition = ''] =
    /name: Publish the site\n[^]*?if: >-\n([^]*?)needs:/.exec(deploy) ?? [];
  assert.match(condition, /github\.actor != 'dependabot\[bot\]'/);
});

test("whoever publishes by hand runs the same versions of the hosts' tools as GitHub", () => {
  const tool = /(?<!\w)(?:wrangler|netlify-cli|vercel)@[\d.]+\d/g;
  const named = guide.match(tool) ?? [];
  assert.ok(named.length > 1);
  for (const each of named) assert.ok(deploy.match(tool)?.includes(each), each);
});

test('the guide names every variable and secret that a publication or the daily look needs', () => {
  const needed = [...`${deploy}${watch}`.matchAll(/(?:vars|secrets)\.(\w+)/g)];
  assert.ok(needed.length > 20);
  for (const [what, name] of needed) assert.ok(guide.includes(`\`${name}\``), what);
});

test('the daily look gives doctor every setting that it asks for', () => {
  const step = stepOf(watch, 'Doctor finds no problem');
  const given = [...step.matchAll(/^ {10}([A-Z_]+): (.*)$/gm)].map(([, name, value]) => [
    name,
    value,
  ]);
  const real = {
    SITE_URL: 'https://www.example.org',
    SUPABASE_URL: 'https://abc.supabase.co',
    SUPABASE_DB_URL: 'postgresql://staff:secret@db.example.org/postgres',
    RESEND_API_KEY: 're_example',
    TEAM_EMAIL: 'team@example.org',
    MAIL_FROM: 'Website <website@example.org>',
  };
  const settings = given.map(([name, value]) => [name, real[name] ?? value]);
  const { config, findings } = readSettings(Object.fromEntries(settings));
  assert.deepEqual(
    findings.map(({ text }) => text),
    ['The settings are complete.'],
  );
  assert.ok(config?.wakeUrl && config.databaseUrl);
});

test('the daily look opens one issue, and no second one while it is open', () => {
  const step = stepOf(watch, 'Tell the team');
  using folder = mkdtempDisposableSync(join(tmpdir(), 'gh-'));
  const gh = join(folder.path, 'gh');
  writeFileSync(gh, '#!/bin/sh\nif [ "$2" = list ]; then echo "$OPEN"; else echo "$@"; fi\n');
  chmodSync(gh, 0o755);
  const PATH = [folder.path, process.env.PATH].join(delimiter);
  const tell = (OPEN) => runStep(step, { PATH, OPEN, RUN: 'https://example.org/run' });
  const told = tell('');
  assert.equal(told.status, 0);
  assert.match(told.stdout, /^issue create --title The daily look .*example\.org\/run/);
  const title = /--title (.*) --body/.exec(told.stdout)?.[1] ?? '';
  assert.deepEqual([tell(title).status, tell(title).stdout], [0, '']);
});
