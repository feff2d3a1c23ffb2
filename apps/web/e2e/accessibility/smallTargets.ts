import type { Page } from '@playwright/test';

const SIZES = {
  leastPx: 44,
  /** A link or an explained word in the middle of a text. */
  leastInTextPx: 24,
  /** Sizes in rem come out as fractions. */
  slackPx: 0.1,
};

/** What can be pressed in `part` of the page and is too small for a finger, with its size. */
export const smallTargets = (page: Page, part = 'body'): Promise<string[]> =>
  page
    .locator(part)
    .locator('a[href]:not([href="#main"]), button, input:not([type="hidden"]), textarea, summary')
    .evaluateAll((elements, { leastPx, leastInTextPx, slackPx }) => {
      const isShown = (each: Element) =>
        each.checkVisibility({ visibilityProperty: true }) && !each.closest('[aria-hidden="true"]');
      const isInText = (each: Element) =>
        getComputedStyle(each).display.startsWith('inline') &&
        each.closest('p, dd, li, strong') !== null &&
        each.parentElement?.textContent !== each.textContent;
      return elements.filter(isShown).flatMap((each) => {
        // A link that goes on in a second line is as high as one of its lines.
        const lines = [...each.getClientRects()];
        const width = Math.max(...lines.map((line) => line.width));
        const height = Math.min(...lines.map((line) => line.height));
        const least = (isInText(each) ? leastInTextPx : leastPx) - slackPx;
        if (width >= least && height >= least) return [];
        return `${each.ariaLabel ?? each.textContent}: ${width} × ${height}`;
      });
    }, SIZES);
