import type { Page } from '@playwright/test';

/**
 * A line of text, or the area beside a mark: its box in the window, in px, its color in sRGB, and
 * the contrast ratio that it needs.
 */
export type Line = {
  text: string;
  color: [number, number, number];
  /** Of the color, its element and all around it, 0 to 1. */
  opacity: number;
  /** WCAG 1.4.3: 4.5, or 3 for text of at least 24 px, or 18.66 px and bold. WCAG 1.4.11: 3 for marks. */
  least: number;
  left: number;
  top: number;
  width: number;
  height: number;
  /** Parts of the window that layers cover. */
  covered: { left: number; top: number; right: number; bottom: number }[];
};

type Ink = Pick<Line, 'color' | 'opacity'>;

/**
 * Every line of text in the window, or on the whole page, including text typed into fields; the
 * height is that of the letters, not of the line. Also every mark that carries meaning: icons,
 * borders of fields, the line under the chosen topic and under the current link.
 */
export const shownLines = (page: Page, fullPage: boolean): Promise<Line[]> =>
  page.evaluate((isWhole) => {
    const LAYERS = 'header, [id^=offer-], [data-toast], [popover]:popover-open';
    const SHADOW_PX = 16;
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    /** Reading a pixel is slow, and a page has few colors. */
    const seen = new Map<string, Ink>();
    const readPixel = (color: string): Ink => {
      canvas?.clearRect(0, 0, 1, 1);
      if (canvas) canvas.fillStyle = color;
      canvas?.fillRect(0, 0, 1, 1);
      const pixel = canvas?.getImageData(0, 0, 1, 1).data ?? [];
      const [red = 0, green = 0, blue = 0, alpha = 0] = pixel;
      return { color: [red, green, blue], opacity: alpha / 255 };
    };
    const inkOf = (color: string, element: Element): Ink => {
      const ink = seen.get(color) ?? readPixel(color);
      seen.set(color, ink);
      return { ...ink, opacity: ink.opacity * opacityOf(element) };
    };
    /** With that of its ancestors. What is disabled needs no contrast, and counts as opaque. */
    const opacityOf = (element: Element | null): number =>
      element === null || element.matches(':disabled, [aria-disabled="true"]')
        ? 1
        : Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement);
    // Layers over the page, with their shadows.
    const layers = [...document.querySelectorAll(LAYERS)].filter((each) => each.checkVisibility());
    const layersOver = (element: Element) =>
      layers
        .filter((layer) => !layer.contains(element))
        .map((layer) => layer.getBoundingClientRect())
        .map(({ left, top, right, bottom }) => ({
          left: left - SHADOW_PX,
          top: top - SHADOW_PX,
          right: right + SHADOW_PX,
          bottom: bottom + SHADOW_PX,
        }));
    const isOnPicture = ({ top, bottom, width }: DOMRect) =>
      width > 1 && (isWhole || (bottom > 0 && top < innerHeight));
    const lines: Line[] = [];
    const note = (element: Element, text: string, rects: Iterable<DOMRect>) => {
      const onPicture = [...rects].filter(isOnPicture);
      if (!text || onPicture.length === 0) return;
      if (!element.checkVisibility({ visibilityProperty: true })) return;
      if (element.closest('script, style, [data-samples], [popover]:not(:popover-open)')) return;
      const { color, fill, fontSize, fontWeight, clipPath } = getComputedStyle(element);
      if (clipPath !== 'none') return;
      const px = Number.parseFloat(fontSize);
      const isLarge = px >= 24 || (px >= 18.66 && Number(fontWeight) >= 700);
      for (const { left, top, width, height } of onPicture) {
        lines.push({
          text,
          ...inkOf(element instanceof SVGElement ? fill : color, element),
          least: isLarge ? 3 : 4.5,
          left,
          top: top + height * 0.15,
          width,
          height: height * 0.7,
          covered: layersOver(element),
        });
      }
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      if (!node.parentElement) continue;
      note(node.parentElement, (node as Text).data.trim(), range.getClientRects());
    }
    for (const field of document.querySelectorAll('textarea, input:not([type="radio"])')) {
      const { x, y, width, height } = field.getBoundingClientRect();
      const { value } = field as HTMLInputElement;
      // Inside the border and the error mark.
      note(field, value, [new DOMRect(x + 8, y + 4, width - 16, height - 8)]);
    }

    const noteMark = (element: Element, text: string, color: string, ...beside: DOMRect[]) => {
      if (
        !element.checkVisibility({ visibilityProperty: true }) ||
        element.closest('[data-samples]')
      )
        return;
      const ink = inkOf(color, element);
      for (const { left, top, width, height } of beside) {
        const box = { left, top, width, height };
        lines.push({ text, ...ink, least: 3, ...box, covered: layersOver(element) });
      }
    };
    /** A strip two pixels high along an element, `at` pixels below its upper edge. */
    const strip = (element: Element, at: number) => {
      const { x, y, width } = element.getBoundingClientRect();
      return new DOMRect(x + 12, y + at, width - 24, 2);
    };
    for (const icon of document.querySelectorAll('svg:has(> use[href^="#icon-"])')) {
      const name = icon.firstElementChild?.getAttribute('href') ?? '';
      noteMark(icon, name, getComputedStyle(icon).color, icon.getBoundingClientRect());
    }
    for (const field of document.querySelectorAll('textarea, input:not([type="radio"])')) {
      const beside = [strip(field, 4)];
      // The focus ring takes that place.
      if (!field.matches(':focus')) beside.push(strip(field, -4));
      noteMark(field, `border of ${field.id}`, getComputedStyle(field).borderTopColor, ...beside);
    }
    for (const label of document.querySelectorAll('label:has(:checked)')) {
      const { borderBottomColor, borderBottomWidth } = getComputedStyle(label);
      const foot = label.clientHeight;
      const beside = [foot - 3, foot + Number.parseFloat(borderBottomWidth) + 1];
      const strips = beside.map((at) => strip(label, at));
      noteMark(label, `mark of ${label.textContent}`, borderBottomColor, ...strips);
    }
    for (const link of document.querySelectorAll('nav:not([popover]) [aria-current]')) {
      const [color = ''] = /\w+\([^()]+\)(?= 0)/.exec(getComputedStyle(link).backgroundImage) ?? [];
      noteMark(link, `line under ${link.textContent}`, color, strip(link, link.clientHeight - 5));
    }
    return lines;
  }, fullPage);
