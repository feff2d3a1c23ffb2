import { describe, expect, it } from 'vitest';

import { builtPages } from './builtSite.ts';
import { attributeOf, nameOf, readable, validator } from './parseHtml.ts';

/** Attributes that name the ids of other elements of the page. */
const REFERRING = [
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-labelledby',
  'aria-owns',
  'commandfor',
  'for',
  'form',
  'headers',
  'list',
  'popovertarget',
];

describe.each(builtPages)('$path', ({ html, document }) => {
  const all = document.querySelectorAll('*');

  it('is valid HTML that every program understands alike', () => {
    const { results } = validator.validateStringSync(html);
    const findings = results
      .flatMap(({ messages }) => messages)
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
    expect(findings).toEqual([]);
  });

  it('has one main heading', () => {
    expect(document.querySelectorAll('h1').map(({ textContent }) => readable(textContent))).toEqual(
      [expect.stringMatching(/\w/)],
    );
  });

  it('parts its links and buttons where the style sheet is missing', () => {
    expect(html.match(/.{20}<\/(?:a|button)><(?:a|button) /gs) ?? []).toEqual([]);
  });

  it('steps down one heading level at a time', () => {
    const headings = all.filter(({ tagName }) => /^h[1-6]$/.test(tagName));
    const levels = headings.map(({ tagName }) => Number(tagName.slice(1)));
    const jumps = headings.filter(
      (_, index) => (levels[index] ?? 0) > (levels[index - 1] ?? 0) + 1,
    );
    expect(jumps.map(nameOf)).toEqual([]);
  });

  it('gives every id to one element, and names no id that is missing', () => {
    // The parser does not look into drawings, whose ids count as well.
    const markup = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, '');
    const found = (pattern: RegExp) => [...markup.matchAll(pattern)].map(([, id]) => id);
    const ids = found(/\sid="([^"]*)"/g);
    const named = [
      ...all.flatMap((element) =>
        REFERRING.flatMap((name) => attributeOf(element, name)?.split(' ') ?? []),
      ),
      ...found(/<use\s[^>]*href="#([^"]*)"/g),
      ...found(/url\(#([^)]*)\)/g),
    ];
    expect(ids).toEqual([...new Set(ids)]);
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('Q08: carries no style attribute, which the site forbids', () => {
    expect(document.querySelectorAll('[style]').map(nameOf)).toEqual([]);
  });

  it('runs no script that an attribute carries', () => {
    expect(html).not.toMatch(/\son\w+=|javascript:/i);
  });
});
