import type { Page } from '@playwright/test';

const SIZES = {
  leastPx: 44,
  /** A link or a term with an explanation inside running text. */
  leastInTextPx: 24,
  /** Sizes in rem compute to fractions of a px. */
  slackPx: 0.1,
};

/**
 * The links and controls in `part` of the page that are too small for a finger, with their size in
 * px.
 */
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
        // A link that wraps is as high as one of its lines.
        const lines = [...each.getClientRects()];
        const width = Math.max(...lines.map((line) => line.width));
        const height = Math.min(...lines.map((line) => line.height));
        const least = (isInText(each) ? leastInTextPx : leastPx) - slackPx;
        if (width >= least && height >= least) return [];
        return `${each.ariaLabel ?? each.textContent}: ${width} × ${height}`;
      });
    }, SIZES);
