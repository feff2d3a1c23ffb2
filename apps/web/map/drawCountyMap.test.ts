import { readFile } from 'node:fs/promises';

import { counties } from '@wnc/content/serviceArea';
import { expect, test } from 'vitest';

import { drawCountyMap } from './drawCountyMap.ts';

test('the map on the page is the one drawn from the county borders and the list of counties', async () => {
  const drawn = await readFile('src/sections/serviceArea/map.svg', 'utf8');
  expect(drawn, 'run: npm run pnpm -- --filter @wnc/web map').toBe(await drawCountyMap());
});

test('every county served is on the map once, with its name', async () => {
  const map = await drawCountyMap();
  const groups = [...map.matchAll(/<g><path [^]*?>([^<]+)<\/text><\/g>/g)];
  expect(groups.map(([, name]) => name)).toEqual(counties.map(({ name }) => name));
});

test('without the style sheet, the counties are not black, and their names can be read', async () => {
  const map = await drawCountyMap();
  const withoutTokens = map.replaceAll(/var\(--[\w-]+,?([^)]*)\)/g, '$1');
  const [papers, names] = ['path', 'text'].map((part) =>
    [...withoutTokens.matchAll(new RegExp(`<${part} [^>]*fill="(#?\\w*)"`, 'g'))]
      .map(([, fill]) => fill)
      .filter((fill) => fill !== 'none'),
  );
  expect(papers).toEqual(counties.map(() => expect.stringMatching(/^#(?!000)/)));
  expect(names?.filter((fill) => fill === '#fff')).toHaveLength(2);
});
