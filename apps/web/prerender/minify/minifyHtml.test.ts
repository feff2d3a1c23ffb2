import { expect, test } from 'vitest';

import { minifyHtml } from './minifyHtml.ts';

test('an empty shape loses its end tag', () => {
  expect(minifyHtml('<path d="M0 0h9"></path><use href="#star"></use>')).toBe(
    '<path d="M0 0h9"/><use href="#star"/>',
  );
});

test('a void element loses its slash', () => {
  expect(minifyHtml('<meta charset="utf-8" /><img src="/a.svg" alt=""/>')).toBe(
    '<meta charset="utf-8"><img src="/a.svg" alt="">',
  );
});

test.each([
  '<path d="M0 0h9"><title>Buncombe</title></path>',
  '<path d="M0 0h9"><animate attributeName="d"/></path>',
  '<use href="#star"><title></title></use>',
  '<p></p><a href="#team"></a>',
  '<b>Two</b>\n<b>lines</b>',
  '<p>In HTML: &lt;path&gt;&lt;/path&gt;</p>',
])('%s stays as it is', (html) => {
  expect(minifyHtml(html)).toBe(html);
});
