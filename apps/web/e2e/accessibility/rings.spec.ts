import type { Page } from '@playwright/test';

import { expect, test } from '../visitor.ts';
import { LEAST_RING_PX, prepareRings, ringThickness } from './focusRing.ts';
import { FAILURES, reach, visitHome } from './visits.ts';
import { windows } from './windows.ts';

/**
 * The states that bring new controls, and how a visitor gets there. keyboard.spec.ts tabs through
 * the rest, and through the other pages.
 */
const STATES: Record<string, { ways: string[][]; part: string; asksFor?: 'another language' }> = {
  'the offer of the other language': {
    ways: [['the offer of the other language']],
    part: '[data-offered]',
    asksFor: 'another language',
  },
  'the menu': { ways: [['the menu, open']], part: 'header' },
  'the form when it goes wrong and when it arrives': {
    ways: [
      ['the form with errors'],
      ['the form while it sends', 'the form after a failure'],
      ['the form after success'],
      ['the form when an answer takes long', 'the form while it waits'],
    ],
    part: '#contact div:has(> form)',
  },
};

/**
 * The controls in a part of the page whose focus ring is too faint. One of each class is measured;
 * `looks` holds the classes that need no more measuring.
 */
async function faintRings(page: Page, part: string, looks: Set<string>): Promise<string[]> {
  await prepareRings(page);
  const faint: string[] = [];
  for (const control of await page.locator(part).locator(':is(a, button, input, textarea)').all()) {
    const look = await control.evaluate(({ className, id }) => className || id);
    const isReached = await control.evaluate(
      (each) => each.tabIndex >= 0 && each.checkVisibility(),
    );
    if (looks.has(look) || !isReached) continue;
    looks.add(look);
    await control.focus();
    const thickness = await ringThickness(page);
    if (thickness < LEAST_RING_PX) faint.push(`${await control.textContent()}: ${thickness}`);
  }
  return faint;
}

test.describe('what has the focus has a clear ring', () => {
  test.use({ expectedComplaints: FAILURES });

  for (const [name, { ways, part, asksFor }] of Object.entries(STATES)) {
    test(`in ${name}`, async ({ page }) => {
      test.slow();
      const looks = new Set<string>();
      const visitor = await visitHome(page, { language: 'es', window: windows[1] }, asksFor);
      for (const way of ways) {
        await reach(visitor, ...way);
        await page.keyboard.press('Shift+Tab');
        expect.soft(await faintRings(page, part, looks), way.join()).toEqual([]);
      }
      expect(looks.size).toBeGreaterThan(0);
    });
  }
});
