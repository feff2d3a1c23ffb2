import { expect, test } from '../visitor.ts';
import { lostTexts, restyle } from './lostText.ts';
import { enter, states } from './states.ts';
import { narrowWindows, visits, windows, zoomedWindow } from './windows.ts';

/** WCAG 1.4.12: what a visitor may set. */
const SPACING = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-bottom: 2em !important; }
`;
const TWICE_THE_TEXT = 'html { font-size: 200%; }';
/** A window of 1280 px at 200 %. */
const HALF = { width: 640, height: 800 };

/** States in which other texts stand, or stand in other places. */
const NAMES = new Set([
  'the top of the page',
  'the menu, open',
  'a biography, open',
  'an explanation, open',
  'the form with mistakes',
  'the form after success',
  'the form after a failure',
  'the raffle on sale',
  'the offer of the other language',
  'the page that is not there',
  'the problem with a message',
  'the privacy page',
]);

for (const [turn, state] of states.filter(({ name }) => NAMES.has(name)).entries()) {
  test.describe(state.name, () => {
    test.use({ expectedComplaints: state.complaints ?? /^\b$/ });

    for (const visit of visits(turn, narrowWindows)) {
      const { language, window } = visit;
      test(`loses no text to wide spacing, in ${language} at ${window.width} px`, async ({
        page,
      }) => {
        await enter(page, state, visit);
        await restyle(page, SPACING);
        expect(await lostTexts(page)).toEqual([]);
      });
    }

    for (const visit of visits(turn, state.isNarrow ? [HALF] : [HALF, windows[3]])) {
      const { language, window } = visit;
      test(`loses no text at twice its size, in ${language} at ${window.width} px`, async ({
        page,
      }) => {
        await enter(page, state, visit);
        await restyle(page, TWICE_THE_TEXT);
        expect(await lostTexts(page)).toEqual([]);
      });
    }
  });
}

for (const visit of visits(0, [zoomedWindow, ...windows])) {
  const { language, window } = visit;
  test(`the page does not move sideways, in ${language} at ${window.width} px`, async ({
    page,
  }) => {
    await enter(page, { name: 'the page' }, visit);
    await page.mouse.wheel(400, 0);
    await page.evaluate(() => scrollBy(400, 0));
    expect(await page.evaluate(() => scrollX)).toBe(0);
  });
}
