import { mkdirSync, mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { build, type Rolldown } from 'vite';
import { describe, expect, test } from 'vitest';

import { shortNames } from './shortNames.ts';

const SHEET = String.raw`.flex{display:flex}.sm\:p-2{padding:.5rem}:where(.on-dark) .\[\:checked\+\&\]\:bg-white{background:url(https://x.test/a-1.svg)}.a{top:0}`;

/** The style sheets and the script of a page with these modules. */
async function built(sources: Record<string, string>) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'names-'));
  const files = { 'src/styles.css': SHEET, 'src/page.ts': '', ...sources };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder.path, name)), { recursive: true });
    writeFileSync(join(folder.path, name), text);
  }
  const entries = Object.keys(files).filter((name) => /^src\/\w+\.(?:css|ts)$/.test(name));
  const result = await build({
    root: folder.path,
    configFile: false,
    logLevel: 'silent',
    plugins: [shortNames()],
    build: {
      write: false,
      minify: false,
      cssMinify: 'lightningcss',
      rolldownOptions: { input: entries.map((name) => join(folder.path, name)) },
    },
  });
  const { output } = [result].flat()[0] as Rolldown.RolldownOutput;
  const sheets = output.flatMap((file) => (file.type === 'asset' ? String(file.source) : []));
  const scripts = output.flatMap((file) => (file.type === 'chunk' ? file.code : []));
  return { sheets: sheets.map((sheet) => sheet.trim()), script: scripts.join('') };
}

const sheetOf = async (sheet: string) => (await built({ 'src/styles.css': sheet })).sheets[0];
const scriptOf = async (code: string, others: Record<string, string> = {}) =>
  (await built({ 'src/page.ts': code, ...others })).script;

describe('the classes and variables of the built page', () => {
  test('are short in the style sheet, where plain words and addresses stay', async () => {
    expect(await sheetOf(SHEET)).toBe(
      '.flex{display:flex}.b{padding:.5rem}:where(.c) .d{background:url(https://x.test/a-1.svg)}.a{top:0}',
    );
  });

  test('are the same in a sheet of its own', async () => {
    const { sheets } = await built({ 'src/first.css': '.on-dark:hover{padding:0}' });
    expect(sheets).toContain('.c:hover{padding:0}');
  });

  test('are the same in a script, in any list, next to any placeholder', async () => {
    const script = "f('flex sm:p-2', `${shape} on-dark ${x}[:checked+&]:bg-white`, 'sm:p-3')";
    expect(await scriptOf(script)).toContain('f("flex b", `${shape} c ${x}d`, "sm:p-3")');
  });

  test('are the same in a placeholder of a list', async () => {
    expect(await scriptOf("f(`on-dark ${x ? `sm:p-2` : ''} sm:p-2`)")).toContain(
      'f(`c ${x ? `b` : ""} b`)',
    );
  });

  test('are the same in the text of a drawing', async () => {
    const drawing = '<svg class="flex on-dark"><path fill="var(--sun,red)"/></svg>';
    const script = await scriptOf("import art from './art.svg?raw'; f(art)", {
      'src/styles.css': ':root{--sun:red}.a-b,.on-dark{color:var(--sun)}',
      'src/art.svg': drawing,
    });
    expect(script).toContain('class=\\"flex b\\"><path fill=\\"var(--a,red)');
  });

  test('are short where they contain a variable, and so is the variable', async () => {
    const sheet = String.raw`:root{--header:4rem}.top-\(--header\){top:calc(var(--header) - 1px)}`;
    expect(await sheetOf(sheet)).toBe(':root{--a:4rem}.a{top:calc(var(--a) - 1px)}');
  });

  test('are the same for a variable that a script sets or reads', async () => {
    const sheet = ':root{--sun:red}.on-sun{color:var(--sun);top:var(--pointer)}';
    const script = "f('on-sun', 'var(--sun, red)', '--pointer', i-- - sun)";
    expect(await scriptOf(script, { 'src/styles.css': sheet })).toContain(
      'f("a", "var(--a, red)", "--b", i-- - sun)',
    );
  });

  test('are not the class that ad blockers hide', async () => {
    const sheet = Array.from({ length: 40 }, (_, at) => `.m-${at}{top:${at}px}`).join('');
    expect(await sheetOf(sheet)).toContain('.ac{top:28px}.ae{top:29px}');
  });

  test('are renamed with quotes and braces in their names', async () => {
    const sheet = String.raw`.before\:content-\[\'\{\'\]:before{content:"{"}`;
    const { sheets, script } = await built({
      'src/styles.css': sheet,
      'src/page.ts': `f("before:content-['{']")`,
    });
    expect(sheets).toEqual(['.a:before{content:"{"}']);
    expect(script).toContain('f("a")');
  });
});

describe('words that only look like them', () => {
  test('stay in a string, an attribute, a layer and an address of a style sheet', async () => {
    const sheet = `@layer x.on-dark{a[href$=".on-dark"]:after{content:".on-dark --sun"}}.on-dark{--sun:red;background:url(https://x.test/.on-dark)}`;
    expect(await sheetOf(sheet)).toBe(
      String.raw`@layer x.on-dark{a[href$=\.on-dark]:after{content:".on-dark --sun"}}.a{--a:red;background:url(https://x.test/.on-dark)}`,
    );
  });

  test('stay in a sentence, a calculation and a regular expression', async () => {
    const script = "t('This is on-darker ground', 'not.on-dark', a.on -dark, / on-dark /)";
    expect(await scriptOf(script)).toContain(
      't("This is on-darker ground", "not.on-dark", a.on - dark, / on-dark /)',
    );
  });

  test('stay in the code of a library, and in the words of the page', async () => {
    const script = await scriptOf("import '../library.js'; import '../words.js';", {
      'library.js': "style.display = 'on-dark'",
      'words.js': "say('A stage with on-dark scenes')",
    });
    expect(script).toContain('style.display = "on-dark"');
    expect(script).toContain('say("A stage with on-dark scenes")');
  });
});
