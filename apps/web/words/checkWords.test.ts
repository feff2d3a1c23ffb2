import { spawnSync } from 'node:child_process';
import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { withNewLanguage } from '../testing/withNewLanguage.ts';

const CHECK = join(import.meta.dirname, 'checkWords.ts');

const check = (...options: string[]) =>
  spawnSync(process.execPath, [...options, CHECK], { encoding: 'utf8' });

/** The arguments that make Node run the check as if `before` were `after` in a file. */
function withChanged(file: string, before: string, after: string): string[] {
  const hook = `
    import { registerHooks } from 'node:module';
    const [file, before, after] = ${JSON.stringify([file, before, after])};
    registerHooks({
      load(url, context, next) {
        const loaded = next(url, context);
        if (!url.endsWith(file)) return loaded;
        const source = String(loaded.source);
        if (!source.includes(before)) throw new Error(file + ' has no ' + before);
        return { ...loaded, source: source.replaceAll(before, () => after) };
      },
    });`;
  return ['--import', `data:text/javascript,${encodeURIComponent(hook)}`];
}

test('a language that has no words yet does not stop the check, so that the compiler can list them', () => {
  const { status, stderr } = check(...withNewLanguage);
  expect(stderr).not.toContain('TypeError');
  expect(status).toBe(0);
});

test('an editor is told a sentence that no page shows', () => {
  const unseen = "words({ unseen: { en: 'Unseen', es: 'Invisible' },";
  const { status, stdout, stderr } = check(...withChanged('/src/relief.ts', 'words({', unseen));
  expect(stdout + stderr).toContain('relief.unseen');
  expect(status).toBe(1);
});

test('an editor who leaves out what a page fills in is told, and the check fails', () => {
  const { status, stderr } = check(...withChanged('/src/serviceArea.ts', '{{county}}', 'Yancey'));
  expect(stderr).toContain('{{county}} is missing, which src/');
  expect(status).toBe(1);
});

test.each([
  ['a component', '<p>Hello there</p>', 'Hello there'],
  ['an attribute of our own', '<Field hint="Say hello" />', 'Say hello'],
])('whoever writes text into %s is told where, and the check fails', (_, code, text) => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'component-'));
  writeFileSync(join(folder.path, 'New.tsx'), `\nexport const New = () => ${code};\n`);
  const input = '`${SOURCE}/**/*.{ts,tsx}`';
  const both = `[${input}, ${JSON.stringify(join(folder.path, '*.tsx'))}]`;
  const { status, stderr } = check(...withChanged('/words/wordsConfig.ts', input, both));
  expect(stderr).toMatch(new RegExp(`New\\.tsx:2: .*${text}`));
  expect(status).toBe(1);
});
