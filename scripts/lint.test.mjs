import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { test } from 'node:test';
import { stripVTControlCharacters } from 'node:util';

const root = join(import.meta.dirname, '..');
const bin = join(root, 'node_modules/.bin');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

test('a missing comma or quote is reported with its file and line, before anything else', () => {
  const [first] = scripts['task:lint'].split(' && ');
  using folder = mkdtempDisposableSync(join(tmpdir(), 'lint-'));
  const cwd = folder.path;
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

for (const [line, quoted] of [
  ['salesStart: confirmed(2025-06-13),', 'octal literals'],
  ['salesStart: confirmed(2025-08-09),', 'Decimals with leading zeros are not allowed'],
  ['meals: { value: 4,380 },', 'Expected `:` but found `}`'],
  ["title: { en: 'a', es: 'b },", 'Unterminated string'],
  ['title: { en: ‘a’ },', 'Invalid Character'],
  ["title: { en: 'a\u00A0b' },", 'irregular whitespace'],
]) {
  test(`the list of messages in packages/content has what the linter says about ${line}`, () => {
    const [first] = scripts['task:lint'].split(' && ');
    using folder = mkdtempDisposableSync(join(tmpdir(), 'lint-'));
    writeFileSync(join(folder.path, 'relief.ts'), `export const facts = {\n  ${line}\n};\n`);
    const { stdout } = spawnSync(join(bin, first), ['-c', join(root, 'oxlint.config.ts')], {
      cwd: folder.path,
      encoding: 'utf8',
    });
    const list = readFileSync(join(root, 'packages/content/README.md'), 'utf8');
    for (const text of [stripVTControlCharacters(stdout), list]) assert.ok(text.includes(quoted));
  });
}

test('a page that a merge left in both versions is reported with its line and what to delete', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'lint-'));
  const cwd = folder.path;
  spawnSync('git', ['init', '--quiet'], { cwd });
  const find = () => {
    const command = scripts['task:lint'].split(' && ').find((each) => each.includes('Conflicts'));
    const [, script] = command.split(' ');
    return spawnSync(process.execPath, [join(root, script)], { cwd, encoding: 'utf8' });
  };
  writeFileSync(join(cwd, 'a.md'), 'A title\n=======\n\n> > > > > > > quoted\n');
  assert.equal(find().status, 0);
  const both = `# A\n\n${'<'.repeat(7)} HEAD\nOurs\n=======\nTheirs\n${'>'.repeat(7)} main\n`;
  writeFileSync(join(cwd, 'b.md'), both);
  const { status, stderr } = find();
  assert.match(stderr, /^b\.md:3:<{7} HEAD\nb\.md:7:>{7} main\n\n.* keep one of the two/);
  const list = readFileSync(join(root, 'packages/content/README.md'), 'utf8');
  assert.ok(list.includes('A merge left both versions there'));
  assert.equal(status, 1);
});

/** Runs a task in a folder whose content lacks an import. */
function run(task) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'lint-'));
  const cwd = folder.path;
  const content = join(cwd, 'packages/content');
  mkdirSync(join(content, 'src'), { recursive: true });
  writeFileSync(join(content, 'tsconfig.json'), '{ "include": ["src"] }');
  writeFileSync(join(content, 'src/team.ts'), "export const name = sample('Ana');\n");
  cpSync(join(import.meta.dirname, 'build.mjs'), join(cwd, 'scripts/build.mjs'));
  mkdirSync(join(cwd, 'apps/web'), { recursive: true });
  const stumbles = 'node -e "throw new Error(\'sample is not defined\')"';
  writeFileSync(
    join(cwd, 'apps/web/package.json'),
    JSON.stringify({ scripts: { build: stumbles } }),
  );
  const env = { ...process.env, PATH: [bin, process.env.PATH].join(delimiter) };
  return spawnSync('/bin/sh', ['-c', `exec 2>&1; ${scripts[`task:${task}`]}`], {
    cwd,
    env,
    encoding: 'utf8',
  });
}

for (const task of ['lint', 'build', 'content:check']) {
  test(`${task}: a missing import in the content is the last thing reported, with file and line`, () => {
    const { stdout, status } = run(task);
    const [found] = stripVTControlCharacters(stdout).match(/^packages[^]*/m) ?? [''];
    assert.match(found, /^packages\/content\/src\/team\.ts:1:\d+ .* Cannot find name 'sample'/);
    assert.doesNotMatch(found, /Unused|^ +at /m);
    assert.notEqual(status, 0);
  });
}
