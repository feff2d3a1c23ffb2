import type { Page } from '@playwright/test';

/**
 * The texts in `part` of the page that overlap, as `text | text`. A layer that covers the page on
 * purpose, with its own background, is compared only with itself; the sample badge with everything.
 */
export const overlappingTexts = (page: Page, part = 'body'): Promise<string[]> =>
  page.locator(part).evaluate((within) => {
    /** The empty share of a line's height above its letters, and below them. */
    const AROUND_LETTERS = 0.15;
    const SLACK_PX = 1;
    type Words = {
      text: string;
      block: Element | null;
      layer: Element | null;
      isBadge: boolean;
      lines: DOMRect[];
    };

    const isLayer = (element: Element) => {
      const { position, backgroundColor } = getComputedStyle(element);
      if (element.matches('[popover], dialog, details') || position === 'fixed') return true;
      return /absolute|sticky/.test(position) && backgroundColor !== 'rgba(0, 0, 0, 0)';
    };
    const nearest = (element: Element | null, is: (each: Element) => boolean): Element | null =>
      element === null || is(element) ? element : nearest(element.parentElement, is);
    const isBlock = (element: Element) =>
      !/^(inline|contents)$/.test(getComputedStyle(element).display);
    /** Visually hidden text is left out, whatever its class is called in the built site. */
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('script, style, svg') &&
      !nearest(element, (each) => getComputedStyle(each).clipPath !== 'none');
    const lettersOf = ({ x, y, width, height }: DOMRect) =>
      new DOMRect(x, y + height * AROUND_LETTERS, width, height * (1 - 2 * AROUND_LETTERS));
    const meets = (one: DOMRect, other: DOMRect) =>
      one.left < other.right - SLACK_PX &&
      other.left < one.right - SLACK_PX &&
      one.top < other.bottom - SLACK_PX &&
      other.top < one.bottom - SLACK_PX;

    const words: Words[] = [];
    const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement: parent } = node;
      const text = (node.textContent ?? '').trim();
      if (!text || !parent || !isSeen(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].map(lettersOf);
      words.push({
        text,
        lines,
        block: nearest(parent, isBlock),
        layer: nearest(parent, isLayer),
        isBadge: parent.matches('[data-samples]'),
      });
    }
    return words.flatMap((one, index) =>
      words
        .slice(index + 1)
        .filter(
          (other) =>
            (one.layer === other.layer || one.isBadge || other.isBadge) &&
            one.block !== other.block &&
            one.lines.some((line) => other.lines.some((each) => meets(line, each))),
        )
        .map((other) => `${one.text} | ${other.text}`),
    );
  });
