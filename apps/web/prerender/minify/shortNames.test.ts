import type { Plugin } from 'vite';
import { describe, expect, test } from 'vitest';

import { shortNames, shortenInHtml, shortenInStyles } from './shortNames.ts';

const SHEET = `.flex{display:flex}.sm\\:p-2{padding:.5rem}:where(.on-dark) .\\[\\:checked\\+\\&\\]\\:bg-white{background:url(/a-1.svg)}.a{top:0}`;

/** The steps of the build: the style sheet first, then the scripts. */
function build(script: string, sheet = SHEET, facadeModuleId = '/src/entry-client.tsx') {
  const { transform, renderChunk } = shortNames() as Required<Plugin>;
  if (typeof transform === 'function' || typeof renderChunk !== 'function') throw new Error('Odd.');
  const styles = Reflect.apply(transform.handler, {}, [sheet, '/src/styles.css']) as {
    code: string;
  };
  const scripts = Reflect.apply(renderChunk, {}, [script, { facadeModuleId }]) as {
    code: string;
  } | null;
  return { styles: styles.code, script: scripts?.code ?? script };
}

describe('the classes and variables of the built page', () => {
  test('are short in the style sheet, where plain words and addresses stay', () => {
    expect(build('').styles).toBe(
      '.flex{display:flex}.b{padding:.5rem}:where(.c) .d{background:url(/a-1.svg)}.a{top:0}',
    );
  });

  test('are the same in a script, in any list, next to any placeholder', () => {
    const script = "f('flex sm:p-2', `${shape} on-dark ${x}[:checked+&]:bg-white`, 'sm:p-3')";
    expect(build(script).script).toBe("f('flex b', `${shape} c ${x}d`, 'sm:p-3')");
  });

  test('are short where they contain a variable, and so is the variable', () => {
    const sheet = ':root{--header:4rem}.top-\\(--header\\){top:calc(var(--header) - 1px)}';
    expect(build('', sheet).styles).toBe(':root{--a:4rem}.a{top:calc(var(--a) - 1px)}');
  });

  test('are not the class that ad blockers hide', () => {
    const sheet = Array.from({ length: 40 }, (_, index) => `.m-${index}{top:0}`).join('');
    expect(build('', sheet).styles).toContain('.ac{top:0}.ae{top:0}');
  });

  test('leave a sentence and a calculation alone', () => {
    const script = "t('This is on-darker ground'); on-dark; 'not.on-dark'";
    expect(build(script).script).toBe(script);
  });

  test('leave the sentences of the page alone, even one that contains such a word', () => {
    const words = 'export default {"lead":"A stage with on-dark scenes"}';
    expect(build(words, SHEET, '\0virtual:words/first-en').script).toBe(words);
  });

  test('are the same in the HTML, which escapes some characters', () => {
    const names = { '[:checked+&]:bg-white': 'd', '[&>svg]:size-4': 'e' };
    expect(
      shortenInHtml('<b class="flex [:checked+&amp;]:bg-white [&amp;&gt;svg]:size-4">x</b>', names),
    ).toBe('<b class="flex d e">x</b>');
  });

  test('of a variable are the same in a script and in the HTML', () => {
    const sheet = ':root{--sun:red}.on-sun{color:var(--sun);top:var(--pointer)}';
    const script = "f('on-sun', 'var(--sun, red)', '--pointer', i--sun)";
    expect(build(script, sheet).script).toBe("f('a', 'var(--a, red)', '--b', i--sun)");
    expect(shortenInHtml('<path fill="var(--sun,red)" class="on-sun">', { '--sun': '--a' })).toBe(
      '<path fill="var(--a,red)" class="on-sun">',
    );
  });

  test('are the same in a sheet that was built on its own', () => {
    expect(shortenInStyles('.sm\\:p-2:hover{padding:0}', { 'sm:p-2': 'b' })).toBe(
      '.b:hover{padding:0}',
    );
  });
});
