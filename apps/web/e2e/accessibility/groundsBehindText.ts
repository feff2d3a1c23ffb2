import type { Page } from '@playwright/test';
import sharp from 'sharp';

import { contrastRatio } from './contrastRatio.ts';
import { restyle } from './lostText.ts';

/** Text and what belongs to it goes; what is drawn behind it stays. */
const WITHOUT_TEXT = `
  * {
    -webkit-text-fill-color: transparent !important;
    text-decoration-color: transparent !important;
    text-shadow: none !important;
    caret-color: transparent !important;
  }
  svg text { fill: transparent !important; }
  [data-samples] { visibility: hidden; }
`;

/** A line of text: where it stands on the page, its colour in sRGB, and how clear it has to be. */
type Line = {
  text: string;
  colour: number[];
  least: number;
  left: number;
  top: number;
  width: number;
  height: number;
};

/**
 * The lines of text that are not clear enough on what is drawn behind them, each with its lowest
 * contrast: measured on every pixel behind it, over pictures and gradients too.
 */
export async function unclearLines(page: Page): Promise<string[]> {
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    scrollTo(0, 0);
  });
  const lines = await linesOf(page);
  await restyle(page, WITHOUT_TEXT);
  const shot = sharp(await page.screenshot({ fullPage: true })).removeAlpha();
  const { data, info } = await shot.raw().toBuffer({ resolveWithObject: true });

  return lines.flatMap(({ text, colour, least, ...box }) => {
    let lowest = Number.POSITIVE_INFINITY;
    const right = Math.min(info.width, Math.floor(box.left + box.width));
    const bottom = Math.min(info.height, Math.floor(box.top + box.height));
    for (let y = Math.max(0, Math.ceil(box.top)); y < bottom; y += 1) {
      for (let x = Math.max(0, Math.ceil(box.left)); x < right; x += 1) {
        const at = (y * info.width + x) * 3;
        const ground = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
        lowest = Math.min(lowest, contrastRatio(colour, ground));
      }
    }
    return lowest < least ? [`${text}: ${lowest.toFixed(2)}`] : [];
  });
}

/** Every line of text that is shown now. The height is that of the letters, not of the line. */
const linesOf = (page: Page): Promise<Line[]> =>
  page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const rgbOf = (colour: string): number[] => {
      if (canvas) canvas.fillStyle = colour;
      canvas?.fillRect(0, 0, 1, 1);
      return [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
    };
    const lines: Line[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = (node as Text).data.trim();
      const isShown = element?.checkVisibility({ visibilityProperty: true });
      if (!element || !text || !isShown) continue;
      if (element.closest('script, style, [data-samples], [popover]:not(:popover-open)')) continue;
      const { color, fill, fontSize, fontWeight, clipPath } = getComputedStyle(element);
      const px = Number.parseFloat(fontSize);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        if (rect.width <= 1 || clipPath !== 'none') continue;
        lines.push({
          text,
          colour: rgbOf(element instanceof SVGElement ? fill : color),
          least: px >= 24 || (px >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5,
          left: rect.left + scrollX,
          top: rect.top + scrollY + rect.height * 0.15,
          width: rect.width,
          height: rect.height * 0.7,
        });
      }
    }
    return lines;
  });
