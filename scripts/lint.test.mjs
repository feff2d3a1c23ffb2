import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { test } from 'node:test';
import { stripVTControlCharacters } from 'node:util';

const root = join(import.meta.dirname, '..');
const bin = join(root, 'node_modules/.bin');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

test('a lost comma or quote is named by its file and line, before anything else is said', () => {
  const [first] = scripts['task:lint'].split(' && ');
  const cwd = mkdtempSync(join(tmpdir(), 'lint-'));
  for (const lost of ["title: 'a'\n  body: 'b',", "title: 'a,\n  body: 'b',", 'title: ‘a’,']) {
    writeFileSync(join(cwd, 'relief.ts'), `export const words = {\n  ${lost}\n};\n`);
    const { stdout, status } = spawnSync(join(bin, first), {
      cwd,
      encoding: 'utf8',
    });
    assert.match(stripVTControlCharacters(stdout), /relief\.ts:[23]:\d+/);
    assert.equal(status, 1);
  }
});

test('a name in the content that nobody imports is the last thing that is said, with file and line', () => {
  const cwd = mkdtempSync(join(tmpdir(), 'lint-'));
  const content = join(cwd, 'packages/content');
  mkdirSync(join(content, 'src'), { recursive: true });
  writeFileSync(join(content, 'tsconfig.json'), '{ "include": ["src"] }');
  writeFileSync(join(content, 'src/team.ts'), "export const name = sample('Ana');\n");
  const env = { ...process.env, PATH: [bin, process.env.PATH].join(delimiter) };
  const { stdout, status } = spawnSync('/bin/sh', ['-c', scripts['task:lint']], {
    cwd,
    env,
    encoding: 'utf8',
  });
  const [, found] = stripVTControlCharacters(stdout).split(/^(?=packages)/m);
  assert.match(found, /^packages\/content\/src\/team\.ts:1:\d+ .* Cannot find name 'sample'/);
  assert.doesNotMatch(found, /Unused/);
  assert.notEqual(status, 0);
});
