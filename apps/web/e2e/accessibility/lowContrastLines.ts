import type { Page } from '@playwright/test';

import { frames } from '../visitor.ts';
import { contrastOf, luminance } from './contrastRatio.ts';
import { screenshot } from './screenshot.ts';
import { type Line, shownLines } from './shownLines.ts';
import { withStyle } from './withStyle.ts';

/** Hides text, its decorations and icons; what is drawn behind them stays. */
const WITHOUT_TEXT = `
  * {
    -webkit-text-fill-color: transparent !important;
    text-decoration-color: transparent !important;
    text-shadow: none !important;
    caret-color: transparent !important;
  }
  svg text { fill: transparent !important; }
  svg:has(> use[href^='#icon-']) { opacity: 0 !important; }
  [data-samples] { visibility: hidden; }
`;
/** The header's height and a few lines more. */
const OVERLAP_PX = 110;
/** The first screenshot after a scroll may lack a layer that is still being painted. */
const LOOKS = 5;

/**
 * The lines of text and the marks with too little contrast, each with its lowest contrast ratio to
 * the pixels behind it, even on pictures and gradients. Looks until nothing is found, but at most
 * `LOOKS` times: by the last, everything is painted and in place.
 */
export async function lowContrastLines(page: Page, part?: string): Promise<string[]> {
  if (part === undefined) await showPictures(page);
  let unclear: string[] = [];
  for (let look = 0; look < LOOKS; look += 1) {
    unclear = await unclearAtOneLook(page, part);
    if (unclear.length === 0) break;
    await frames(page);
  }
  return unclear;
}

/** The whole page is taken in one screenshot, a part of it window by window. */
async function unclearAtOneLook(page: Page, part?: string): Promise<string[]> {
  const places = part ? await placesOver(page, part) : [0];
  const fullPage = part === undefined;
  const lines: Line[][] = [];
  for (const place of places) {
    await scrollTo(page, place);
    lines.push(await shownLines(page, fullPage));
  }
  const unclear = await withStyle(page, WITHOUT_TEXT, async () => {
    const clip = fullPage ? await boxOfPage(page) : undefined;
    const found: string[] = [];
    for (const [index, place] of places.entries()) {
      if (places.length > 1) await scrollTo(page, place);
      found.push(...unclearOn(await screenshot(page, clip, fullPage), lines[index] ?? []));
    }
    return found;
  });
  return [...new Set(unclear)];
}

const boxOfPage = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth: width, scrollHeight: height } = document.documentElement;
    return { x: 0, y: 0, width, height };
  });

const showPictures = (page: Page) =>
  page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  });

const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);

/** The scroll positions from which all of a part is seen: only the current one if it is in view. */
const placesOver = (page: Page, part: string): Promise<number[]> =>
  page.locator(part).evaluate((element, overlap) => {
    const { top, bottom, height } = element.getBoundingClientRect();
    if (top >= 0 && bottom <= innerHeight) return [scrollY];
    const step = Math.max(innerHeight - overlap, innerHeight / 2);
    const start = Math.max(0, top + scrollY - overlap);
    return Array.from({ length: Math.ceil(height / step) }, (_, index) => start + index * step);
  }, OVERLAP_PX);

/** A color with the background showing through, as in an element that is not opaque. */
const blend = (color: Line['color'], ground: Buffer, opacity: number) =>
  color.map((value, at) => Math.round(value * opacity + (ground[at] ?? 0) * (1 - opacity)));

type Picture = Awaited<ReturnType<typeof screenshot>>;

function unclearOn({ data, info }: Picture, lines: readonly Line[]): string[] {
  return lines.flatMap(({ text, color, opacity, least, covered, ...box }) => {
    const ink = luminance(...color);
    let lowest = Number.POSITIVE_INFINITY;
    const right = Math.min(info.width, Math.floor(box.left + box.width));
    const bottom = Math.min(info.height, Math.floor(box.top + box.height));
    for (let y = Math.max(0, Math.ceil(box.top)); y < bottom; y += 1) {
      for (let x = Math.max(0, Math.ceil(box.left)); x < right; x += 1) {
        if (covered.some((it) => x > it.left && x < it.right && y > it.top && y < it.bottom))
          continue;
        const at = (y * info.width + x) * 3;
        const ground = luminance(data[at], data[at + 1], data[at + 2]);
        const seen =
          opacity === 1 ? ink : luminance(...blend(color, data.subarray(at, at + 3), opacity));
        lowest = Math.min(lowest, contrastOf(seen, ground));
      }
    }
    return lowest < least ? [`${text}: ${lowest.toFixed(2)}`] : [];
  });
}
