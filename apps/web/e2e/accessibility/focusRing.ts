import type { Page } from '@playwright/test';

import { contrastRatio } from './contrastRatio.ts';
import { screenshot } from './screenshot.ts';

/** Margin of the screenshot around the element, for a ring with an offset. */
const AROUND_PX = 10;
/** WCAG 2.4.13: contrast of a pixel with the ring to the same pixel without it. */
const LEAST_CONTRAST = 3;

/** WCAG 2.4.13 asks for a line two pixels thick. */
export const LEAST_RING_PX = 2;

/**
 * Lets `data-no-ring` on `<html>` hide the ring and its gap, and nothing else, through the
 * variables that `:focus-visible` reads for them, whose names the build has shortened. Hides the
 * sample badge, which is not on the public site and would cover some rings, and the caret, which
 * blinks.
 */
export const prepareRings = (page: Page) =>
  page.evaluate(() => {
    const rulesIn = ({ cssRules }: CSSStyleSheet | CSSLayerBlockRule): CSSRule[] =>
      [...cssRules].flatMap((rule) => (rule instanceof CSSLayerBlockRule ? rulesIn(rule) : rule));
    const ring = [...document.styleSheets]
      .flatMap(rulesIn)
      .filter((rule) => rule instanceof CSSStyleRule)
      .find(({ selectorText }) => selectorText === ':focus-visible');
    const variables = `${ring?.style.outline} ${ring?.style.boxShadow}`.match(/--[\w-]+/g);
    if (variables?.length !== 2) throw new Error('The ring and its gap are not two variables.');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      html[data-no-ring] * { ${variables.map((name) => `${name}: transparent !important`).join(';')} }
      [data-samples] { visibility: hidden; }
      * { caret-color: transparent !important; }
    `);
    document.adoptedStyleSheets.push(sheet);
  });

/**
 * The thickness of the focus ring in px, measured on screenshots: the number of pixels with a
 * contrast of 3:1 or more to the same pixel without the ring, divided by its length. 2 is a closed
 * line of two pixels.
 */
export async function ringThickness(page: Page): Promise<number> {
  const clip = await boxOfFocus(page);
  const pixels = async (ring: boolean) => {
    await page.evaluate(
      (off) => document.documentElement.toggleAttribute('data-no-ring', off),
      !ring,
    );
    return (await screenshot(page, clip)).data;
  };
  const [shown, hidden] = [await pixels(true), await pixels(false)];
  await showRing(page);
  let clear = 0;
  for (let at = 0; at < shown.length; at += 3) {
    const [here, behind] = [shown, hidden].map((image) => [...image.subarray(at, at + 3)]);
    if (contrastRatio(here ?? [], behind ?? []) >= LEAST_CONTRAST) clear += 1;
  }
  return clear / (2 * (clip.width + clip.height - 4 * AROUND_PX));
}

const showRing = (page: Page) =>
  page.evaluate(() => document.documentElement.removeAttribute('data-no-ring'));

/** Scrolls the focused element to the middle of the window; returns its box, with the ring. */
const boxOfFocus = (page: Page) =>
  page.evaluate((around) => {
    document.activeElement?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, right, bottom } = (
      document.activeElement as Element
    ).getBoundingClientRect();
    const x = Math.max(0, Math.floor(left) - around);
    const y = Math.max(0, Math.floor(top) - around);
    return {
      x: x + scrollX,
      y: y + scrollY,
      width: Math.min(innerWidth, Math.ceil(right) + around) - x,
      height: Math.min(innerHeight, Math.ceil(bottom) + around) - y,
    };
  }, AROUND_PX);
