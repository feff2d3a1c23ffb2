import type { Page } from '@playwright/test';

import { axeFindings } from './axeFindings.ts';
import { brokenWords } from './brokenWords.ts';
import { clippedTexts } from './clippedTexts.ts';
import { lowContrastLines } from './lowContrastLines.ts';
import { overlappingTexts } from './overlappingTexts.ts';
import { smallTargets } from './smallTargets.ts';
import { withStyle } from './withStyle.ts';

/** To measure boxes, nothing has to be painted, which took a third of the time. */
const UNDRAWN = 'html { opacity: 0 !important; }';
/** WCAG 1.4.12: the text spacing that a visitor may set. */
const SPACING = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-bottom: 2em !important; }
  ${UNDRAWN}
`;
/** WCAG 1.4.4, text at 200 %, and beyond it: even in the narrowest window. */
const TWICE = `html { font-size: 200%; } ${UNDRAWN}`;

const slide = async (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollX: x, scrollY: y } = window;
    scrollTo(400, y);
    const moved = window.scrollX;
    scrollTo(x, y);
    return moved > 0 ? [`${moved} px`] : [];
  });

/**
 * Everything wrong with the page as shown now, or with one part of it: what axe finds, small
 * targets, low contrast, and text that is cut off, also with wide spacing and at twice the size. If
 * the window `isOnlyResized`, axe does not look again: it looks at elements, which stay the same
 * except in the header, and visits to the home page see that in each of its forms.
 */
export async function findings(
  page: Page,
  part?: string,
  isOnlyResized = false,
): Promise<Record<string, string[]>> {
  const lost = async () => [
    ...(await clippedTexts(page, part)),
    ...(await overlappingTexts(page, part)),
  ];
  const found = {
    'found by axe': isOnlyResized ? [] : await axeFindings(page, part),
    'too small for a finger': await smallTargets(page, part),
    // Before the styles below, whose reflow may flip an explanation to the other side of its word.
    'too low in contrast': await lowContrastLines(page, part),
    'cut off or covered': await lost(),
    'cut off or covered with wide spacing': await withStyle(page, SPACING, lost),
    ...(await withStyle(page, TWICE, async () => ({
      'cut off or covered at twice the size': await lost(),
      'broken inside a word at twice the size': await brokenWords(page, part),
    }))),
    'scrolls sideways': await slide(page),
  };
  return Object.fromEntries(Object.entries(found).filter(([, wrong]) => wrong.length > 0));
}
