import type { Page } from '@playwright/test';

/**
 * The links and buttons in `part` of the page whose words stand on those of another one beside them.
 * What is fixed in the window stands over everything on purpose.
 */
export const coveredTexts = (page: Page, part = 'body'): Promise<string[]> =>
  page.locator(part).evaluate((within) => {
    const SLACK_PX = 1;
    const isFixed = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).position === 'fixed' || isFixed(element.parentElement));
    const layerOf = (element: Element) =>
      element.closest('[popover], dialog') ?? (isFixed(element) ? 'fixed' : 'page');
    /** Without what only screen readers find, whatever its class is called in the built site. */
    const isSeen = ({ parentElement }: Node) =>
      parentElement !== null && getComputedStyle(parentElement).clipPath === 'none';
    const linesOf = (element: Element) => {
      const lines: DOMRect[] = [];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!isSeen(text)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        lines.push(...range.getClientRects());
      }
      return lines;
    };
    const meets = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - SLACK_PX &&
      other.left < one.right - SLACK_PX &&
      one.top < other.bottom - SLACK_PX &&
      other.top < one.bottom - SLACK_PX;

    const shown = [...within.querySelectorAll('a, button, summary')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => ({ element, layer: layerOf(element), lines: linesOf(element) }));
    return shown.flatMap((one, index) =>
      shown
        .slice(index + 1)
        .filter(
          (other) =>
            one.layer === other.layer &&
            !one.element.contains(other.element) &&
            one.lines.some((line) => other.lines.some((each) => meets(line, each))),
        )
        .map((other) => `${one.element.textContent} | ${other.element.textContent}`),
    );
  });
