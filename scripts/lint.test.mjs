import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { stripVTControlCharacters } from 'node:util';

test('a lost comma or quote is named by its file and line, before anything else is said', () => {
  const root = join(import.meta.dirname, '..');
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const [first] = scripts['task:lint'].split(' && ');
  const cwd = mkdtempSync(join(tmpdir(), 'lint-'));
  for (const lost of ["title: 'a'\n  body: 'b',", "title: 'a,\n  body: 'b',", 'title: ‘a’,']) {
    writeFileSync(join(cwd, 'relief.ts'), `export const words = {\n  ${lost}\n};\n`);
    const { stdout, status } = spawnSync(join(root, 'node_modules/.bin', first), {
      cwd,
      encoding: 'utf8',
    });
    assert.match(stripVTControlCharacters(stdout), /relief\.ts:[23]:\d+/);
    assert.equal(status, 1);
  }
});
