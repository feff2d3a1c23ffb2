import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { test } from 'node:test';

import { deploy, runStep, stepOf } from './testing/workflowSteps.mjs';

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

test('the site is published after the function, that after the migrations, and nothing after a failure', () => {
  const inOrder = [
    'Try the deployment on this machine first',
    'Apply new migrations',
    'Publish the function',
    'Publish the site',
  ].map((name) => deploy.indexOf(`name: ${name}\n`));
  assert.deepEqual(
    inOrder.toSorted((one, other) => one - other),
    inOrder,
  );
  assert.ok(!inOrder.includes(-1));
  assert.match(stepOf(deploy, 'Try the deployment on this machine first'), /run: .*check:deploy/);
  assert.match(deploy, /^ {4}needs: build$[^]*^ {4}needs: \[build, function\]$/m);
  const [, condition = ''] =
    /name: Publish the site\n[^]*?if: >-\n([^]*?)needs: \[/.exec(deploy) ?? [];
  assert.match(condition, /needs\.build\.result == 'success' &&/);
  assert.match(
    condition,
    /contains\(fromJSON\('\["success", "skipped"\]'\), needs\.function\.result\)/,
  );
  // A merge meanwhile stops none halfway, with new tables and the old function.
  assert.match(deploy, /cancel-in-progress: \$\{\{ github\.event_name == 'pull_request' \}\}/);
});

/** What a host's step does with an uploaded site: how it ends, its tool's words, and the files. */
function publish(host, BRANCH, npm = 'echo "$@"') {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'publish-'));
  const cwd = folder.path;
  for (const name of ['dist', '.hosting/netlify'])
    mkdirSync(join(cwd, 'site', name), { recursive: true });
  for (const name of ['netlify/_headers', 'vercel.json'])
    writeFileSync(join(cwd, 'site/.hosting', name), '');
  writeFileSync(join(cwd, 'npm'), `#!/bin/sh\n${npm}\n`);
  chmodSync(join(cwd, 'npm'), 0o755);
  const PATH = [cwd, process.env.PATH].join(delimiter);
  const env = { PATH, BRANCH, PROJECT: 'site', GITHUB_STEP_SUMMARY: join(cwd, 'summary') };
  const { status, stdout } = runStep(stepOf(deploy, host), env, cwd);
  const files = ['_headers', 'vercel.json'].filter((name) =>
    existsSync(join(cwd, 'site/dist', name)),
  );
  return { status, where: /--(?:branch|prod|alias|target)\S*(?: \w\S+)?/.exec(stdout)?.[0], files };
}

test('what is on main becomes the public site, with its headers, and a pull request only a preview', () => {
  const published = ['Cloudflare Pages', 'Netlify', 'Vercel'].flatMap((host) =>
    ['main', 'pr-7'].map((branch) => publish(host, branch)),
  );
  const expected = [
    ['--branch main', '--branch pr-7', []],
    ['--prod', '--alias=pr-7', ['_headers']],
    ['--prod', '--target=preview', ['vercel.json']],
  ];
  assert.deepEqual(
    published,
    expected.flatMap(([main, preview, files]) =>
      [main, preview].map((where) => ({ status: 0, where, files })),
    ),
  );
  assert.match(deploy, /BRANCH: .*== 'pull_request' && format\('pr-\{0\}', .*\) \|\| 'main' \}\}/);
  assert.match(deploy, /SITE_ENV: .*IS_PREVIEW == 'true' && 'preview' \|\| 'production' \}\}/);
  // Otherwise `.hosting` stays behind.
  assert.match(deploy, /^ {10}include-hidden-files: true$/m);
});

test('a publication that the host refuses is red', () => {
  const statuses = ['Cloudflare Pages', 'Netlify', 'Vercel'].map(
    (host) => publish(host, 'main', 'exit 3').status,
  );
  assert.deepEqual(statuses, [3, 3, 3]);
});

test('a pull request from Dependabot or a fork, which may not see the tokens, gets no preview that would fail; no other brings its own scripts to them', () => {
  const [, condition = '', job = ''] =
    /name: Publish the site\n[^]*?if: >-\n([^]*?)needs: \[([^]*)/.exec(deploy) ?? [];
  assert.match(condition, /github\.actor != 'dependabot\[bot\]'/);
  assert.match(condition, /pull_request\.head\.repo\.full_name == github\.repository/);
  assert.match(job, /checkout@[^]*?ref: \$\{\{ github\.event\.repository\.default_branch \}\}\n/);
});
