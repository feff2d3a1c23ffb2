import { describe, expect, test } from 'vitest';

import { layOutInParts } from './layOutInParts.ts';

const SCRIPT = /<script>[^<]*<\/script>/g;
const SHEET = '<link href="/assets/styles.css" rel="stylesheet"/>';
const hero = '<section><h1>Hello</h1></section>';
const section = (elements: number) =>
  `<section>${'<p>Text</p>'.repeat(elements - 1)}<ul><li>End</li></ul></section>`;

/** The tags behind which a browser lays out what it has read. */
const placesIn = (html: string) =>
  html
    .split(SCRIPT)
    .slice(0, -1)
    .map((part) => part.slice(part.lastIndexOf('<')));

describe('the home page', () => {
  test('is laid out behind its first screen, once its styles are there', () => {
    const html = layOutInParts(hero + SHEET + section(10));
    expect(html.replaceAll(SCRIPT, '')).toBe(hero + SHEET + section(10));
    expect(placesIn(html)).toEqual([SHEET]);
  });

  test('is laid out again where an item or a section ends, after enough elements', () => {
    const small = '<section><p>Text</p></section>'.repeat(50);
    const html = layOutInParts(hero + SHEET + section(120) + small);
    expect(placesIn(html)).toEqual([SHEET, '</li>', '</section>']);
  });

  test('holds no such script where none would run', () => {
    const noscript = `<noscript>${section(120)}</noscript>`;
    expect(layOutInParts(hero + SHEET + noscript)).toContain(noscript);
  });

  test('is refused where no style sheet follows its first screen', () => {
    expect(() => layOutInParts(hero)).toThrow(/no style sheet/);
  });
});
