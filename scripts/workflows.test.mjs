import assert from 'node:assert/strict';
import { chmodSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { test } from 'node:test';

import { readSettings } from '../supabase/commands/doctor/readSettings.ts';
import { deploy, runStep, stepOf, watch } from './testing/workflowSteps.mjs';

const guide = readFileSync(join(import.meta.dirname, '../docs/deploy.md'), 'utf8');

test('the daily look opens both pages, even if the address of the site ends with a slash', () => {
  const step = stepOf(watch, 'The site answers');
  using folder = mkdtempDisposableSync(join(tmpdir(), 'curl-'));
  const curl = join(folder.path, 'curl');
  writeFileSync(curl, '#!/bin/sh\necho "$@"\n');
  chmodSync(curl, 0o755);
  const PATH = [folder.path, process.env.PATH].join(delimiter);
  for (const SITE_URL of ['https://www.example.org', 'https://www.example.org/']) {
    const { stdout } = runStep(step, { PATH, SITE_URL });
    assert.deepEqual(stdout.match(/https:\S+/g), [
      'https://www.example.org/',
      'https://www.example.org/es/',
    ]);
    // Otherwise an error page, or one on the first of the two, would count as a success.
    assert.match(stdout, /--fail --fail-early /);
  }
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

test('the daily look lets doctor look even if the site does not open, and tells the team only of a problem', () => {
  assert.match(stepOf(watch, 'Doctor finds no problem'), /if: \$\{\{ !cancelled\(\) \}\}/);
  assert.match(stepOf(watch, 'Tell the team'), /if: failure\(\)/);
  assert.match(watch, /^ {6}issues: write$/m);
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
