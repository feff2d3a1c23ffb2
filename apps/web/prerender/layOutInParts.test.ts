import { describe, expect, test } from 'vitest';

import { layOutInParts } from './layOutInParts.ts';

const SCRIPTS = /(?:<script>[^<]*<\/script>)+/g;
const SHEET = '<link href="/assets/styles.css" rel="stylesheet"/>';
const header = '<header>Menu</header>';
const hero =
  '<section><div><h1>Hello</h1></div><div class="wide" data-art="ridges"><svg><text>Ridges</text></svg></div></section>';
const firstScreen = header + hero + SHEET;
const footer = '<footer>Goodbye</footer>';
const section = (elements: number) =>
  `<section><ul>${'<li>Item</li>'.repeat(elements - 2)}</ul>${elements}</section>`;

/** The last word that the browser has parsed each time it lays out a part. */
const placesIn = (html: string) =>
  html
    .split(SCRIPTS)
    .slice(0, -1)
    .map((part) =>
      part
        .replaceAll(/<[^>]*>/g, ' ')
        .trim()
        .split(' ')
        .at(-1),
    );

describe('the home page', () => {
  test('is laid out with its header, then its first words, then the drawings behind them', () => {
    const page = firstScreen + section(10) + footer;
    const html = layOutInParts(page);
    expect(html.replaceAll(SCRIPTS, '')).toBe(page);
    expect(placesIn(html)).toEqual(['Menu', 'Hello', 'Ridges', 'Goodbye']);
  });

  test('is laid out after its first screen only once its styles have loaded', () => {
    expect(layOutInParts(firstScreen + section(10))).toContain(`${SHEET}<script>`);
  });

  test('is laid out again with whole sections, after enough elements, and at its end', () => {
    const sections = [200, 30, 40, 50, 60, 10].map(section).join('');
    const html = layOutInParts(firstScreen + sections + footer);
    expect(placesIn(html).slice(3)).toEqual(['200', '40', '60', 'Goodbye']);
  });

  test('has each script inside its part, since one between two would separate them', () => {
    const html = layOutInParts(firstScreen + section(200) + footer);
    expect(html).toMatch(/<\/script><\/header><section>/);
    expect(html).toMatch(/<\/script><\/div><div class="wide"/);
    expect(html).toMatch(/<\/script><\/section><footer>/);
    expect(html).not.toMatch(/<\/(?:header|div|section)><script>/);
  });

  test('has a script before each layout, after which the parser lets a tap through', () => {
    const html = layOutInParts(firstScreen + section(200) + footer);
    for (const [scripts] of html.matchAll(SCRIPTS)) {
      expect(scripts.split('</script>').map((each) => each.includes('scrollY'))).toEqual([
        false,
        true,
        false,
      ]);
    }
  });

  test('has no such script where none would run', () => {
    const noscript = `<noscript>${section(120)}</noscript>`;
    expect(layOutInParts(firstScreen + noscript)).toContain(noscript);
  });

  test('is refused where no style sheet follows its first screen', () => {
    expect(() => layOutInParts(header + hero)).toThrow(/no style sheet/);
  });

  test('is refused where its first screen has no header, or no drawing after its words', () => {
    expect(() => layOutInParts(hero + SHEET)).toThrow(/has no header/);
    expect(() => layOutInParts(header + SHEET)).toThrow(/has no drawing after its words/);
  });
});
