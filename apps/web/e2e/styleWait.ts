import type { Page } from '@playwright/test';

import { BEFORE_STYLES } from './lateFiles.ts';
import { expect, stopClock } from './visitor.ts';

const STYLE_TIMEOUT_MS = 5000;

/** Opens a page whose style sheet is held back, and lets five seconds pass. */
export async function waitFiveSeconds(page: Page, path: string): Promise<void> {
  await stopClock(page);
  await page.goto(path, BEFORE_STYLES);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The script of the first screen has run.
  await expect(page.locator('header button')).toHaveAttribute('aria-expanded');
  await page.clock.runFor(STYLE_TIMEOUT_MS - 1);
  await expect(page.locator('#contact')).toHaveCount(0);
  await page.clock.runFor(1);
  await page.clock.resume();
}

/** Resolves when the styles of everything below the first screen apply. */
export const untilStyled = (page: Page) =>
  expect(page.locator('footer')).toHaveCSS('background-color', /^(?!rgba\(0, 0, 0, 0\))/);
