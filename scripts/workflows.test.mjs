import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const read = (name) =>
  readFileSync(join(import.meta.dirname, `../.github/workflows/${name}`), 'utf8');
const deploy = read('deploy.yml');

/** The text of a step, up to the next one. */
function stepOf(workflow, name) {
  const [, step] = workflow.split(`- name: ${name}\n`);
  assert.ok(step, `There is no step "${name}".`);
  return step.split(/^ {6}(?:- |# )/m)[0];
}

/** What the shell of a step does. */
function runStep(step, env) {
  const [, script = ''] = /^ {8}run: \|\n((?: {10}.*\n|\n)+)/m.exec(step) ?? [];
  const words = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script];
  return spawnSync('bash', words, { env: { ...process.env, ...env }, encoding: 'utf8' });
}

test('a host that has no step stops the publication, where all would be green and nothing public', () => {
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

test('a pull request of Dependabot, which may not see the tokens, gets no failing preview', () => {
  const [, condition = ''] =
    /name: Publish the site\n[^]*?if: >-\n([^]*?)needs:/.exec(deploy) ?? [];
  assert.match(condition, /github\.actor != 'dependabot\[bot\]'/);
});
