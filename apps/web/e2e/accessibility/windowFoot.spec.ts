import { expect, test } from '../visitor.ts';
import { walk } from './focusStops.ts';
import { enter, states } from './states.ts';
import { visits, windows, zoomedWindow } from './windows.ts';

/** A line of text that breaks leaves this much of its box empty. */
const LEAST_SEEN = 0.5;
const AT_THE_FOOT = new Set(['the offer of the other language', 'the form after a failure']);

/** What stands at the foot of the window leaves the focus in sight, down to the end of the page. */
for (const [turn, state] of states.filter(({ name }) => AT_THE_FOOT.has(name)).entries()) {
  for (const visit of visits(turn, [zoomedWindow, ...windows])) {
    const { width, height } = visit.window;
    test.describe(`in ${visit.language} at ${width} × ${height}`, () => {
      test.use({ expectedComplaints: state.complaints ?? /^\b$/ });

      test(`${state.name} hides no stop of the keyboard`, async ({ page }) => {
        await enter(page, state, visit);
        await page.locator('footer a').last().focus();
        const stops = await walk(page, 'Shift+Tab');
        expect(stops.length).toBeGreaterThan(30);
        expect(stops.filter(({ seen }) => seen < LEAST_SEEN)).toEqual([]);
      });
    });
  }
}
