import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { builtPages, pageAt } from './builtSite.ts';
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

  it('is valid HTML, which every parser reads alike', () => {
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

  it('separates its links and buttons even without the style sheet', () => {
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
    // The parser skips drawings, whose ids count as well.
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

  it('Q08: has no style attribute, which the content security policy blocks', () => {
    expect(document.querySelectorAll('[style]').map(nameOf)).toEqual([]);
  });

  it('has no inlined script that declares a global', () => {
    const scripts = [...html.matchAll(/<script(?![^>]*ld\+json)[^>]*>([^<]+)/g)].map(
      ([, text]) => text,
    );
    expect(
      scripts.filter((text) => /^(?:function|var|let|const|class)\b/.test(text ?? '')),
    ).toEqual([]);
  });

  it('has no script in an attribute', () => {
    expect(html).not.toMatch(/\son\w+=|javascript:/i);
  });
});

it.each(['/', '/es/'])(
  '%s has no section whose id HomePage.tsx does not list as its name',
  (path) => {
    const source = readFileSync(join(import.meta.dirname, '../src/pages/HomePage.tsx'), 'utf8');
    const names = new Set(Array.from(source.matchAll(/\{ name: '([\w-]+)'/g), ([, name]) => name));
    const ids =
      pageAt(path)
        ?.document.querySelectorAll('main > section')
        .map(({ id }) => id) ?? [];
    expect(ids).toContain('about');
    expect(ids.filter((id) => !names.has(id ?? ''))).toEqual([]);
  },
);
