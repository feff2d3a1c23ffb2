import { expect, test } from '../visitor.ts';
import { contrastRatio } from './contrastRatio.ts';
import { lowContrastLines } from './lowContrastLines.ts';
import { shownColors, solidPairs } from './solidPairs.ts';
import { themeTokens } from './themeTokens.ts';
import { visitHome } from './visits.ts';
import { windows } from './windows.ts';

const LEAST = 4.5;
const LEAST_LARGE = 3;
const DESK = { language: 'en', window: windows[3] } as const;

test('text is only in colors of the theme, with enough contrast against its background', async ({
  page,
}) => {
  const tokens = await themeTokens();
  expect(Object.keys(tokens).length).toBeGreaterThan(30);
  await visitHome(page, DESK);
  const names = new Map((await shownColors(page, tokens)).map(([name, rgb]) => [rgb, name]));
  const named = (rgb: number[]) => names.get(String(rgb)) ?? `not of the theme: ${String(rgb)}`;
  const pairs = (await solidPairs(page)).map(({ text, ground, isLarge, sample }) => ({
    pair: `${named(text)} on ${named(ground)}`,
    sample,
    isClear: contrastRatio(text, ground) >= (isLarge ? LEAST_LARGE : LEAST),
  }));
  expect(pairs.length).toBeGreaterThan(20);
  expect(pairs.filter(({ isClear }) => !isClear)).toEqual([]);
  expect(pairs.filter(({ pair }) => pair.includes('not of the theme'))).toEqual([]);
});

test('the text of a program under the pointer keeps its contrast on the tint', async ({ page }) => {
  await visitHome(page, DESK);
  const cards = page.locator('#programs li');
  expect(await cards.count()).toBeGreaterThan(0);
  for (const card of await cards.all()) {
    await card.hover();
    expect(await lowContrastLines(page, '#programs li:hover')).toEqual([]);
  }
});
