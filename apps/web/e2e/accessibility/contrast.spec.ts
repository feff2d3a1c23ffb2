import { expect, test } from '../visitor.ts';
import { contrastRatio } from './contrastRatio.ts';
import { unclearLines } from './groundsBehindText.ts';
import { shownColours, solidPairs } from './solidPairs.ts';
import { enter, states } from './states.ts';
import { themeTokens } from './themeTokens.ts';
import { visits, windows } from './windows.ts';

const LEAST = 4.5;
const LEAST_LARGE = 3;

const DRAWN = new Set(['the top of the page', 'the page that is not there', 'the privacy page']);

for (const [turn, state] of states.filter(({ name }) => DRAWN.has(name)).entries()) {
  test.describe(state.name, () => {
    test.use({ expectedComplaints: state.complaints ?? /^\b$/ });

    for (const visit of visits(turn, windows)) {
      const { language, window } = visit;
      test(`every line of text is clear on what is drawn behind it, in ${language} at ${window.width} px`, async ({
        page,
      }) => {
        await enter(page, state, visit);
        expect(await unclearLines(page)).toEqual([]);
      });
    }
  });
}

test('text stands only in colours of the theme, on grounds on which it is clear', async ({
  page,
}) => {
  const tokens = await themeTokens();
  expect(Object.keys(tokens).length).toBeGreaterThan(30);
  await enter(page, { name: 'the page' }, { language: 'en', window: windows[3] });
  const names = new Map((await shownColours(page, tokens)).map(([name, rgb]) => [rgb, name]));
  const named = (rgb: number[]) => names.get(String(rgb)) ?? `not of the theme: ${String(rgb)}`;

  const written = async () =>
    (await solidPairs(page)).map(({ text, ground, isLarge, sample }) => ({
      pair: `${named(text)} on ${named(ground)}`,
      sample,
      isClear: contrastRatio(text, ground) >= (isLarge ? LEAST_LARGE : LEAST),
    }));
  const pairs = await written();
  expect(pairs.length).toBeGreaterThan(20);
  expect(pairs.filter(({ isClear }) => !isClear)).toEqual([]);
  expect(pairs.filter(({ pair }) => pair.includes('not of the theme'))).toEqual([]);

  const cards = page.locator('#programs li');
  for (const card of await cards.all()) {
    await card.hover();
    expect((await written()).filter(({ isClear }) => !isClear)).toEqual([]);
  }
});
