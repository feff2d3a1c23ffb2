import type { Page } from '@playwright/test';

/**
 * The words in `part` of the page that break across more than `mostLines` because what is next to
 * them leaves no room. By default a long word may take two lines, except in the topics of the form,
 * which stack if their words are long.
 */
export const brokenWords = (page: Page, part = 'body', mostLines = 2): Promise<string[]> =>
  page.locator(part).evaluate((within, most) => {
    const mostLinesIn = (element: Element) => (element.closest('fieldset label') ? 1 : most);
    /** Visually hidden text is laid out in a box of one pixel. */
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement));
    const broken: string[] = [];
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
        if (tops.size > mostLinesIn(parent)) broken.push(`${word} in: ${data.trim()}`);
      }
    }
    return broken;
  }, mostLines);
