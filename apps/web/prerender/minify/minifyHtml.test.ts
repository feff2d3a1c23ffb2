import { expect, test } from 'vitest';

import { minifyHtml } from './minifyHtml.ts';

test('a drawing loses its namespace, and its shapes their end tags', () => {
  expect(
    minifyHtml(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9"></path><use href="#star"></use></svg>',
    ),
  ).toBe('<svg viewBox="0 0 9 9"><path d="M0 0h9"/><use href="#star"/></svg>');
});

test('a void element loses its slash', () => {
  expect(minifyHtml('<meta charset="utf-8" /><img src="/a.svg" alt=""/>')).toBe(
    '<meta charset="utf-8"><img src="/a.svg" alt="">',
  );
});

test('line breaks are removed between elements, not within text', () => {
  expect(minifyHtml('<p>Two\nlines</p>\n  <p>One</p>')).toBe('<p>Two\nlines</p><p>One</p>');
});

test.each([
  '<path d="M0 0h9"><title>Buncombe</title></path>',
  '<path d="M0 0h9"><animate attributeName="d"/></path>',
  '<use href="#star"><title></title></use>',
  '<p></p><a href="#team"></a>',
  '<p>In HTML: &lt;path&gt;&lt;/path&gt;</p>',
])('%s stays as it is', (html) => {
  expect(minifyHtml(html)).toBe(html);
});
