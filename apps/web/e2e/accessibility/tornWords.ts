import type { Page } from '@playwright/test';

/**
 * The words in `part` of the page that stand on three lines or more: what is beside them leaves them no
 * room. Two lines may be all that a long word gets, but not in the topics of the form, which go below
 * each other where their words are long.
 */
export const tornWords = (page: Page, part = 'body'): Promise<string[]> =>
  page.locator(part).evaluate((within) => {
    const mostLinesIn = (element: Element) => (element.closest('fieldset label') ? 1 : 2);
    /** What only screen readers find is laid out in one pixel. */
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement));
    const torn: string[] = [];
    const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement: parent, data } = node as Text;
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
      if (parent.closest('script, style, svg') || isClipped(parent)) continue;
      for (const { 0: word, index } of data.matchAll(/\p{L}+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > mostLinesIn(parent)) torn.push(`${word} in: ${data.trim()}`);
      }
    }
    return torn;
  });
