import type { Page } from '@playwright/test';

/** A text color and its background color, each in sRGB, 0 to 255. */
export type Pair = {
  text: number[];
  ground: number[];
  /** WCAG: at least 24 px, or at least 18.66 px and bold. */
  isLarge: boolean;
  sample: string;
};

/**
 * Every pair of text and background color on the page as shown now. Text on a drawing or on a
 * gradient is left out; lowContrastLines.ts measures it.
 */
export const solidPairs = (page: Page): Promise<Pair[]> =>
  page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('The browser cannot read colors.');
    const rgbOf = (color: string): number[] => {
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const groundOf = (element: Element): number[] | undefined => {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { backgroundColor, backgroundImage, position } = getComputedStyle(box);
        if (backgroundImage !== 'none') return undefined;
        const ground = rgbOf(backgroundColor);
        if (ground[3] === 255) return ground.slice(0, 3);
        if (ground[3] !== 0 || position === 'fixed') return undefined;
      }
      return undefined;
    };

    const pairs = new Map<string, Pair>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const sample = (node as Text).data.trim();
      const isShown = element?.checkVisibility({ visibilityProperty: true });
      if (!element || !sample || !isShown || element.closest('script, style, svg')) continue;
      const ground = groundOf(element);
      if (!ground) continue;
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const text = rgbOf(color).slice(0, 3);
      const px = Number.parseFloat(fontSize);
      const isLarge = px >= 24 || (px >= 18.66 && Number(fontWeight) >= 700);
      pairs.set(JSON.stringify([text, ground, isLarge]), { text, ground, isLarge, sample });
    }
    return [...pairs.values()];
  });

/**
 * The colors of the theme as the browser renders them in sRGB: pairs of name and `red,green,blue`.
 */
export const shownColors = (page: Page, tokens: Record<string, string>) =>
  page.evaluate((named) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    return Object.entries(named).map(([name, color]) => {
      if (canvas) canvas.fillStyle = color;
      canvas?.fillRect(0, 0, 1, 1);
      return [
        name,
        String([...(canvas?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3)),
      ] as const;
    });
  }, tokens);
