import type { Page } from '@playwright/test';

/**
 * The texts in `part` of the page that cannot be seen in full: they extend past the sides of the
 * window, or an ancestor clips them. Visually hidden and closed content is left out.
 */
export const clippedTexts = (page: Page, part = 'body'): Promise<string[]> =>
  page.locator(part).evaluate((within) => {
    const SLACK_PX = 1;
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('script, style, svg, [popover]:not(:popover-open)');
    /** `sr-only`, recognized by its styles: the classes of the built site have other names. */
    const isForReaders = (element: Element) => {
      for (let each: Element | null = element; each; each = each.parentElement) {
        const { clipPath, width, position } = getComputedStyle(each);
        if (clipPath !== 'none' && width === '1px' && position === 'absolute') return true;
      }
      return element.closest('a[href="#main"]') !== null;
    };
    const clipping = new Map<Element, Element[]>();
    const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    /** The ancestors of an element that clip their overflow. */
    const clippingAround = (element: Element | null): Element[] => {
      if (!element || element === document.body) return [];
      const known = clipping.get(element);
      if (known) return known;
      const { overflowX, overflowY } = getComputedStyle(element);
      const around = clippingAround(element.parentElement);
      const boxes = clips(overflowX) || clips(overflowY) ? [element, ...around] : around;
      clipping.set(element, boxes);
      return boxes;
    };
    const cutBy = (element: Element, text: DOMRect) =>
      clippingAround(element).some((box) => {
        const { overflowX, overflowY } = getComputedStyle(box);
        const { top, right, bottom, left } = box.getBoundingClientRect();
        const isCutAside = text.right > right + SLACK_PX || text.left < left - SLACK_PX;
        const isCutAbove = text.bottom > bottom + SLACK_PX || text.top < top - SLACK_PX;
        return (clips(overflowX) && isCutAside) || (clips(overflowY) && isCutAbove);
      });

    const lost = new Set<string>();
    const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = (node as Text).data.trim();
      if (!element || !text || !isShown(element) || isForReaders(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const isBeside = rect.right > innerWidth + SLACK_PX || rect.left < -SLACK_PX;
        if (rect.width > 0 && (isBeside || cutBy(element, rect))) lost.add(text);
      }
    }
    return [...lost];
  });
