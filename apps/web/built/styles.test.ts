import { parse } from 'postcss';
import { expect, it } from 'vitest';

import { builtPages, publishedFiles, readPublished } from './builtSite.ts';

const [linked = '', ...others] = publishedFiles
  .filter((file) => file.endsWith('.css'))
  .map((file) => readPublished(file).toString());

const FOUNDATION = /^@layer [\w,]+;@layer theme\{:root.*@layer base\{\*.*@font-face\{/s;

it.each(builtPages)(
  '$path has the theme and the typefaces before its first element',
  ({ html }) => {
    const [, inlined = ''] = /<style>(.*?)<\/style>.*<body/s.exec(html) ?? [];
    expect(FOUNDATION.test(inlined)).toBe(true);
  },
);

it('restyles only the elements that the linked style sheet names when it arrives', () => {
  expect(others).toEqual([]);
  const concernsAll = [/@layer (?:theme|base)\b/, /@font-face/, /[{},]\*/, /:root\{--/];
  expect(concernsAll.filter((each) => each.test(linked))).toEqual([]);
});

/**
 * CSS that browsers learned after cascade layers: colors, and media queries with `<` and `>` or
 * about scripts.
 */
const TOO_NEW =
  /(?:oklch|oklab|lch|lab|color|color-mix|light-dark)\([^)]*\)|@media[^{]*(?:[<>]|scripting)[^{]*/g;

it('shows its colors and columns to every browser that knows cascade layers', () => {
  const inlined = builtPages.flatMap(({ html }) =>
    html.match(/<style>.*?<\/style>|style="[^"]*"/gs),
  );
  expect([linked, ...inlined].flatMap((css) => css?.match(TOO_NEW) ?? [])).toEqual([]);
});

it('is plain HTML for older browsers, which a rule outside of all layers would style by halves', () => {
  const outside = parse(linked).nodes.filter(
    (node) => !(node.type === 'atrule' && /^(?:layer|keyframes)$/.test(node.name)),
  );
  expect(outside.map((node) => node.type === 'atrule' && node.params)).toEqual([
    '(not (text-emphasis:none)) or (not (accent-color:auto))',
  ]);
});
