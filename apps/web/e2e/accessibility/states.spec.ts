import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { expect, test } from '../visitor.ts';
import { lostTexts } from './lostText.ts';
import { smallTargets } from './smallTargets.ts';
import { enter, states } from './states.ts';
import { narrowWindows, visits, windows } from './windows.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const NOTHING = /^\b$/;

/** What axe finds, of everything but the player, which is not ours. */
async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: TAGS, resultTypes: ['violations'] })
    .exclude('iframe')
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(' ')}`),
  );
}

for (const [turn, state] of states.entries()) {
  test.describe(state.name, () => {
    test.use({ expectedComplaints: state.complaints ?? NOTHING });

    for (const visit of visits(turn, state.isNarrow ? narrowWindows : windows)) {
      const { language, window } = visit;
      test(`is right for axe, for fingers and for the eye, in ${language} at ${window.width} px`, async ({
        page,
      }) => {
        await enter(page, state, visit);
        expect.soft(await axeFindings(page), 'what axe finds').toEqual([]);
        expect.soft(await smallTargets(page), 'too small for a finger').toEqual([]);
        expect.soft(await lostTexts(page), 'cut off').toEqual([]);
      });
    }
  });
}
