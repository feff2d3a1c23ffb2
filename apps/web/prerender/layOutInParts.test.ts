import { describe, expect, test } from 'vitest';

import { layOutInParts } from './layOutInParts.ts';

const SCRIPT = /<script>[^<]*<\/script>/g;
const SHEET = '<link href="/assets/styles.css" rel="stylesheet"/>';
const hero = '<section><h1>Hello</h1></section>';
const footer = '<footer>Goodbye</footer>';
const section = (elements: number) =>
  `<section><ul>${'<li>Item</li>'.repeat(elements - 2)}</ul>${elements}</section>`;

/** The last word that the browser has parsed each time it lays out a part. */
const placesIn = (html: string) =>
  html
    .split(SCRIPT)
    .slice(0, -1)
    .map((part) =>
      part
        .replaceAll(/<[^>]*>/g, ' ')
        .trim()
        .split(' ')
        .at(-1),
    );

describe('the home page', () => {
  test('is laid out after its first screen, once its styles have loaded', () => {
    const page = hero + SHEET + section(10) + footer;
    const html = layOutInParts(page);
    expect(html.replaceAll(SCRIPT, '')).toBe(page);
    expect(placesIn(html)[0]).toBe('Hello');
  });

  test('is laid out again with whole sections, after enough elements, and at its end', () => {
    const sections = [200, 30, 40, 50, 60, 10].map(section).join('');
    const html = layOutInParts(hero + SHEET + sections + footer);
    expect(placesIn(html)).toEqual(['Hello', '200', '40', '60', 'Goodbye']);
  });

  test('has each script inside its section, since one between two would separate them', () => {
    const html = layOutInParts(hero + SHEET + section(200) + footer);
    expect(html).not.toMatch(/<\/section><script>/);
    expect(html).toMatch(/<\/script><\/section><footer>/);
  });

  test('has no such script where none would run', () => {
    const noscript = `<noscript>${section(120)}</noscript>`;
    expect(layOutInParts(hero + SHEET + noscript)).toContain(noscript);
  });

  test('is refused where no style sheet follows its first screen', () => {
    expect(() => layOutInParts(hero)).toThrow(/no style sheet/);
  });
});
