import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { test } from 'node:test';
import { parseEnv, stripVTControlCharacters } from 'node:util';

import { wrongSettings } from '../supabase/commands/wrongSettings.ts';
import { readConfig } from '../supabase/functions/send-contact-email/config.ts';

const root = join(import.meta.dirname, '..');
const loadEnvFile = new URL('loadEnvFile.mjs', import.meta.url).href;

/** What a command for staff sees and says in a folder with these settings. */
function run(settings) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'settings-'));
  const cwd = folder.path;
  if (settings) writeFileSync(join(cwd, '.env'), settings);
  const words = ['--import', loadEnvFile, '-p', 'process.env.TEAM_EMAIL'];
  const { stdout, stderr, status } = spawnSync(process.execPath, words, { cwd, encoding: 'utf8' });
  return [stripVTControlCharacters(stdout), stderr, status];
}

test('the commands for staff read .env, and say nothing where there is none', () => {
  assert.deepEqual(run('TEAM_EMAIL=team@example.org\n'), ['team@example.org\n', '', 0]);
  assert.deepEqual(run(), ['undefined\n', '', 0]);
});

test('settings in an encoding that Node misreads stop the command', () => {
  const settings = 'TEAM_EMAIL=team@example.org\n';
  const wide = Buffer.from(`\uFEFF${settings}`, 'utf16le');
  for (const marked of [`\uFEFF${settings}`, wide, Buffer.from(wide).swap16()]) {
    const [out, said, status] = run(marked);
    assert.deepEqual([out, status], ['', 1]);
    assert.match(said, /^Save \.env as UTF-8 without a byte order mark/);
  }
});

/** Settings that only the commands for staff read. */
const OF_COMMANDS = ['PGSSLROOTCERT'];

test('.env.example has every setting that the function and the commands read, and only its blanks must be filled in', () => {
  const example = parseEnv(readFileSync(join(root, '.env.example'), 'utf8'));
  const filled = { ...example, CONTACT_PEPPER: 'x'.repeat(16), RESEND_API_KEY: 're_example' };
  const asked = new Set();
  const get = (settings, name) => {
    asked.add(name);
    return settings[name];
  };
  assert.deepEqual(readConfig(new Proxy(filled, { get })).mailProblems, []);
  assert.deepEqual(new Set(Object.keys(example)), new Set([...asked, ...OF_COMMANDS]));
});

test('a missing settings file is named, along with how to create it', () => {
  const words = ['secrets', 'set', '--env-file', 'no-such.env'];
  for (const each of [words, ['secrets', 'set', '--env-file=no-such.env']]) {
    const { stderr, status } = spawnSync('npm', ['run', '--silent', 'supabase', '--', ...each], {
      cwd: root,
      encoding: 'utf8',
    });
    assert.match(
      stderr,
      /no file no-such\.env: copy \.env\.example to no-such\.env and fill it in/,
    );
    assert.doesNotMatch(stderr, /^node:/m);
    assert.equal(status, 1);
  }
});

/** What `npm run supabase -- secrets set` says about a settings file before it asks for a token. */
function send(settings, ...before) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'settings-'));
  const file = join(folder.path, '.env');
  writeFileSync(file, settings);
  const command = join(root, 'supabase/commands/supabase.ts');
  const options = ['--env-file', file, `--remote=${'a'.repeat(20)}`, '--yes'];
  const words = [command, ...before, 'secrets', 'set', ...options];
  const { stderr, status } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  return { said: stderr.replaceAll(file, '.env').trim().split('\n'), status };
}

test('settings that would leave the form dead, or that are still samples, are not sent', () => {
  const example = readFileSync(join(root, '.env.example'), 'utf8');
  const { said, status } = send(example);
  assert.equal(status, 1);
  assert.deepEqual(
    said.map((line) => line.match(/^(?:Set \w+|.*)/)[0]),
    [
      'Set CONTACT_PEPPER',
      'Set RESEND_API_KEY',
      'Set SITE_URL',
      'Set TEAM_EMAIL',
      'Set MAIL_FROM',
      'Nothing was sent: correct .env first.',
    ],
  );
  assert.match(said[2], /to your own address: https:\/\/www\.example\.org is a sample\.$/);
  assert.equal(
    send(example, '--workdir', '.').said.at(-1),
    'Nothing was sent: correct .env first.',
  );
});

test('settings may be sent without a key for mails, which then wait, or one at a time', () => {
  const own = 'SITE_URL=https://site.test\nCONTACT_PEPPER=0123456789abcdef\nRESEND_API_KEY=\n';
  const { usable, sentences } = wrongSettings(own);
  assert.match(sentences.join(), /^Set RESEND_API_KEY [^.]*\. Until then .* mails wait\.$/);
  assert.equal(usable, true);
  assert.deepEqual(wrongSettings('\uFEFFRESEND_API_KEY=re_1\nSITE_ENV=production'), {
    usable: true,
    sentences: [],
  });
});

test('a sample or too short a secret is not sent, even if all else is right; a domain that only looks like a sample is', () => {
  const own = 'CONTACT_PEPPER=0123456789abcdef\nSITE_URL=https://';
  for (const [host, usable] of [
    ['www.example.org', false],
    ['example.net', false],
    ['my-example.org', true],
    ['www.example.org.test', true],
  ]) {
    assert.equal(wrongSettings(`${own}${host}`).usable, usable, host);
  }
  assert.equal(wrongSettings('CONTACT_PEPPER=short\nSITE_URL=https://site.test').usable, false);
  assert.equal(wrongSettings('\uFEFFSITE_URL=nowhere').usable, false);
});

test("a failure of Supabase's tool ends the publication", () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'settings-'));
  // Nothing is fetched: this fails with or without the tool.
  writeFileSync(join(folder.path, 'pnpm'), '#!/bin/sh\n');
  chmodSync(join(folder.path, 'pnpm'), 0o755);
  const command = join(root, 'supabase/commands/supabase.ts');
  const PATH = [folder.path, process.env.PATH].join(delimiter);
  const { status } = spawnSync(process.execPath, [command, 'no-such-command'], {
    env: { ...process.env, PATH },
  });
  assert.equal(status, 1);
});

test('a build with a wrong setting ends with the sentence that says what to set', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const env = {
    ...process.env,
    PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    SITE_URL: 'www.example.org',
    VITE_SUPABASE_URL: 'https://abc.supabase.co',
    VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_abc',
  };
  const { stderr, status } = spawnSync('/bin/sh', ['-c', scripts['task:build']], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  const last = stripVTControlCharacters(stderr).trim().split('\n').at(-1);
  assert.match(last, /^Set SITE_URL .*, not to "www\.example\.org"\.$/);
  assert.notEqual(status, 0);
});

test('a browser that the journeys do not know is named, not replaced by Chromium', () => {
  const config = join(root, 'apps/web/playwright.config.ts');
  const { stderr } = spawnSync(process.execPath, [config], {
    env: { ...process.env, WNC_BROWSERS: 'chromium safari' },
    encoding: 'utf8',
  });
  assert.match(
    stderr,
    /Set WNC_BROWSERS to some of "chromium firefox webkit", not to "safari", or leave it out\./,
  );
});
