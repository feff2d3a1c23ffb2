import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { changesReport } from './changesReport.ts';
import { contentChanges } from './contentChanges.ts';
import { readContent } from './readContent.ts';

/** The report on a change of one file of the content. */
async function reportOn(before: string, after: string) {
  const [old, now] = await Promise.all([before, after].map(entriesOf));
  return changesReport(contentChanges(old ?? [], now ?? []));
}

async function entriesOf(source: string) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'content-'));
  writeFileSync(join(folder.path, 'relief.ts'), source);
  return await readContent(folder.path);
}

/** A repository of its own, with one file of content and this command. */
function startRepository() {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'content-'));
  const content = join(folder.path, 'packages/content');
  mkdirSync(join(content, 'src'), { recursive: true });
  cpSync(import.meta.dirname, join(content, 'changes'), { recursive: true });
  writeFileSync(join(content, 'package.json'), '{ "type": "module" }');
  const run = (command: string, ...words: string[]) =>
    spawnSync(command, words, { cwd: folder.path, encoding: 'utf8' });
  run('git', 'init', '--quiet');
  const author = ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.org'];
  return {
    write: (source: string) => writeFileSync(join(content, 'src/relief.ts'), source),
    commit: () => {
      run('git', 'add', 'packages/content/src');
      run('git', ...author, 'commit', '--quiet', '--allow-empty', '--message', 'Content');
    },
    list: () => run(process.execPath, join(content, 'changes/listChanges.ts'), 'HEAD'),
    [Symbol.dispose]: () => folder.remove(),
  };
}

// Several programs run one after the other, on a computer that may be busy.
describe('the report on a pull request', { timeout: 30_000 }, () => {
  it('shows a sentence before and after, in every language', async () => {
    const report = await reportOn(
      `export const words = { title: { en: 'Old', es: 'Viejo' } };`,
      `export const words = { title: { en: 'New', es: 'Nuevo' } };`,
    );
    expect(report).toContain('2 texts and figures change.\n');
    expect(report).toContain('### relief.ts');
    expect(report).toContain('| words.title | en | Old | New |');
    expect(report).toContain('| words.title | es | Viejo | Nuevo |');
    expect(report).not.toContain('one language only');
  });

  it('asks about the other language when only one has changed', async () => {
    const report = await reportOn(
      `export const words = { title: { en: 'Old', es: 'Viejo' }, lead: { en: 'A', es: 'B' }, text: { en: 'E', es: 'F' } };`,
      `export const words = { title: { en: 'New', es: 'Viejo' }, lead: { en: 'C', es: 'D' }, text: { en: 'E', es: 'F' } };`,
    );
    expect(report).toContain('Changed in one language only');
    expect(report).toContain('- relief.ts, words.title, es: Viejo');
    expect(report).not.toMatch(/- relief\.ts, words\.(?:lead|text)/);
  });

  it('shows a figure with its mark, and a sample that is confirmed', async () => {
    const report = await reportOn(
      `export const fema = { value: 150, qualifier: 'plus' };
       export const name = { value: 'Ana', sample: true };`,
      `export const fema = { value: 175, qualifier: 'plus' };
       export const name = { value: 'Ana' };`,
    );
    expect(report).toContain('| fema |  | 150 (plus) | 175 (plus) |');
    expect(report).toContain(String.raw`| name |  | Ana \[sample\] | Ana |`);
  });

  it('shows that a sentence is a sample no longer', async () => {
    const report = await reportOn(
      `export const words = { lead: { en: 'Hello', es: 'Hola', sample: true } };`,
      `export const words = { lead: { en: 'Hello', es: 'Hola' } };`,
    );
    expect(report).toContain(String.raw`| words.lead | en | Hello \[sample\] | Hello |`);
    expect(report).toContain(String.raw`| words.lead | es | Hola \[sample\] | Hola |`);
  });

  it('shows plural forms one by one, and what is new or gone', async () => {
    const report = await reportOn(
      `export const words = { gone: { en: 'Bye', es: 'Adiós' } };`,
      `export const words = { days: { en: { one: 'day', other: 'days' }, es: { one: 'día' } } };`,
    );
    expect(report).toContain('| words.days.one | en | _(nothing)_ | day |');
    expect(report).toContain('| words.days.one | es | _(nothing)_ | día |');
    expect(report).toContain('| words.gone | es | Adiós | _(nothing)_ |');
  });

  it('names a sentence only in the file where it is written', async () => {
    const entries = await readContent(join(import.meta.dirname, '../src'));
    expect(entries.filter(({ file }) => file === 'pageWords.ts')).toEqual([]);
  });

  it('keeps silent about a person who only moves', async () => {
    const report = await reportOn(
      `export const people = [{ id: 'a', name: 'A' }, { id: 'b', name: 'B' }];`,
      `export const people = [{ id: 'b', name: 'B' }, { id: 'a', name: 'A' }];`,
    );
    expect(report).toBe('No text and no figure of the site changes.\n');
  });

  it('cannot be made to draw a table or a link of its own', async () => {
    const report = await reportOn(
      `export const words = {};`,
      `export const words = { a: { en: 'x | y <img src=z> [a](b)\\n| z | **b** _c_ \`d\`' } };`,
    );
    expect(report).toContain(String.raw`x \| y \<img src=z\> \[a\](b)<br>\| z \|`);
    expect(report).toContain(String.raw`\*\*b\*\* \_c\_ ${'\\`d\\`'}`);
  });

  it('says in one sentence that there is no such branch, and what to type', () => {
    const command = join(import.meta.dirname, 'listChanges.ts');
    const words = [command, 'no-such-branch'];
    const { stderr, status } = spawnSync(process.execPath, words, { encoding: 'utf8' });
    expect(stderr).toMatch(
      /^There is no branch or commit "no-such-branch" here: write, for example, npm run content:changes -- main\. There are HEAD.*\n$/,
    );
    expect(status).toBe(1);
  });

  it('takes one branch or commit, and says so to whoever names two', () => {
    const command = join(import.meta.dirname, 'listChanges.ts');
    const words = [command, 'HEAD', 'draft'];
    const { stdout, stderr, status } = spawnSync(process.execPath, words, { encoding: 'utf8' });
    expect(stderr).toBe(
      'Name one branch or commit, with which the files here are compared: leave out "draft".\n',
    );
    expect([status, stdout]).toEqual([1, '']);
  });

  it('compares the files as they are with those of the commit', () => {
    using repository = startRepository();
    repository.write(`export const words = { title: { en: 'Old', es: 'Viejo' } };`);
    repository.commit();
    repository.write(`export const words = { title: { en: 'New', es: 'Viejo' } };`);
    const { stdout, status } = repository.list();
    expect(stdout).toContain('\n1 text or figure changes.\n');
    expect(stdout).toContain('| words.title | en | Old | New |');
    expect(stdout).toContain('Changed in one language only');
    expect(status).toBe(0);
  });

  it.each([
    ['export const a = {\n  b: 1\n  c: 2,\n};', "3: Expected ',', got 'ident'"],
    ["export const a = {\n  b: sample('c'),\n};", '2: sample is not defined'],
  ])('says of a file that cannot be read no more than its line: %j', (source, said) => {
    using repository = startRepository();
    repository.commit();
    repository.write(source);
    const { stderr, status } = repository.list();
    expect(stderr).toBe(
      `packages/content/src/relief.ts:${said}. It is in this line or the one before (docs/editing.md).\n`,
    );
    expect(status).toBe(1);
  });
});
