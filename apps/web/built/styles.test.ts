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
