import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '..');
const read = (file) => readFileSync(join(root, file), 'utf8');

/** The names of a workflow's jobs as GitHub shows them, one for each system of a matrix. */
function checksOf(workflow) {
  const source = read(`.github/workflows/${workflow}`);
  const [, jobs = ''] = source.split('\njobs:\n');
  const [, systems = ''] = /system: \[(.+)\]/.exec(source) ?? [];
  return [...jobs.matchAll(/^ {4}name: (.+)$/gm)].flatMap(([, name]) =>
    name.includes('${{')
      ? systems.split(', ').map((system) => name.replace(/\$\{\{.*?\}\}/, system))
      : [name],
  );
}

const { rules } = JSON.parse(read('.github/ruleset.json'));
const parametersOf = (type) => rules.find((rule) => rule.type === type).parameters;

test('main takes a pull request only when every check of CI and the build of the site are green', () => {
  const { required_status_checks: required } = parametersOf('required_status_checks');
  const [build] = checksOf('deploy.yml');
  assert.deepEqual(
    required.map(({ context }) => context),
    [...checksOf('ci.yml'), build],
  );
});

test('docs/deploy.md names every required check, for whoever sets them on the page', () => {
  const guide = read('docs/deploy.md');
  const { required_status_checks: required } = parametersOf('required_status_checks');
  for (const { context } of required) assert.ok(guide.includes(`\`${context}\``), context);
});

test('one other person approves, and approves again after another commit', () => {
  const review = parametersOf('pull_request');
  assert.equal(review.required_approving_review_count, 1);
  assert.ok(review.require_last_push_approval && review.dismiss_stale_reviews_on_push);
});
