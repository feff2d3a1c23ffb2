import type { Page } from '@playwright/test';
import sharp from 'sharp';

import { contrastRatio } from './contrastRatio.ts';

/** Around the element, for a ring that stands off from it. */
const AROUND_PX = 10;
/** WCAG: how clearly a ring has to stand out from what is behind it. */
const LEAST_CONTRAST = 3;

/** WCAG 2.4.13 asks for a line of two pixels. */
export const LEAST_RING_PX = 2;

/**
 * Takes the ring and the gap before it away and leaves everything else as it is. The badge of the
 * samples, which is not in the public site, would lie over some rings.
 */
const STYLE = `
  html[data-no-ring] * { --focus: transparent !important; --focus-gap: transparent !important; }
  [data-samples] { visibility: hidden; }
`;

export const prepareRings = (page: Page) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, STYLE);

/**
 * How thick the line around the focused element is that stands out 3:1 from what is behind it, as it
 * is drawn: 2 is a closed line of two pixels.
 */
export async function ringThickness(page: Page): Promise<number> {
  const clip = await boxOfFocus(page);
  const pixels = async (ring: boolean) => {
    await page.evaluate(
      (off) => document.documentElement.toggleAttribute('data-no-ring', off),
      !ring,
    );
    return sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer();
  };
  const [shown, hidden] = [await pixels(true), await pixels(false)];
  await pixelsBack(page);
  let clear = 0;
  for (let at = 0; at < shown.length; at += 3) {
    const [here, behind] = [shown, hidden].map((image) => [...image.subarray(at, at + 3)]);
    if (contrastRatio(here ?? [], behind ?? []) >= LEAST_CONTRAST) clear += 1;
  }
  return clear / (2 * (clip.width + clip.height - 4 * AROUND_PX));
}

const pixelsBack = (page: Page) =>
  page.evaluate(() => document.documentElement.removeAttribute('data-no-ring'));

/** Where the focused element and its ring stand, brought to the middle of the window. */
const boxOfFocus = (page: Page) =>
  page.evaluate((around) => {
    document.activeElement?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, right, bottom } = (
      document.activeElement as Element
    ).getBoundingClientRect();
    const x = Math.max(0, Math.floor(left) - around);
    const y = Math.max(0, Math.floor(top) - around);
    return {
      x,
      y,
      width: Math.min(innerWidth, Math.ceil(right) + around) - x,
      height: Math.min(innerHeight, Math.ceil(bottom) + around) - y,
    };
  }, AROUND_PX);
