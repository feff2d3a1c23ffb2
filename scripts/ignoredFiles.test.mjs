import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '..');
const textOf = (file) => readFileSync(join(root, file), 'utf8');

test('a file that a command in the docs writes into the project, such as messages from visitors, is never committed', () => {
  const pages = globSync(['docs/*.md', 'supabase/*.md', 'packages/*/*.md'], { cwd: root });
  const written = pages.flatMap((page) =>
    [...textOf(page).matchAll(/`npm run [^`]*> ([\w.-]+)`/g)].map(([, file]) => file),
  );
  assert.ok(written.includes('messages.csv'));
  const ignored = textOf('.gitignore').split('\n');
  assert.deepEqual(
    written.filter((file) => !ignored.includes(file)),
    [],
    'Add these files to .gitignore.',
  );
});
