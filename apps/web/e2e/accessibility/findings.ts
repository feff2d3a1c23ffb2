import type { Page } from '@playwright/test';

import { axeFindings } from './axeFindings.ts';
import { coveredTexts } from './coveredTexts.ts';
import { unclearLines } from './groundsBehindText.ts';
import { lostTexts } from './lostText.ts';
import { smallTargets } from './smallTargets.ts';
import { tornWords } from './tornWords.ts';
import { withStyle } from './withStyle.ts';

/** WCAG 1.4.12: what a visitor may set. */
const SPACING = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p { margin-bottom: 2em !important; }
`;
/** WCAG 1.4.4, and more: in the narrowest window, too. */
const TWICE = 'html { font-size: 200%; }';

const slide = async (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollX: x, scrollY: y } = window;
    scrollTo(400, y);
    const moved = window.scrollX;
    scrollTo(x, y);
    return moved > 0 ? [`${moved} px`] : [];
  });

/**
 * All that is wrong with what is on show now, in one part of the page or in all of it: for axe, for a
 * finger and for the eye, also with wide spacing and with text twice as large.
 */
export async function findings(page: Page, part?: string): Promise<Record<string, string[]>> {
  const lost = async () => [...(await lostTexts(page, part)), ...(await coveredTexts(page, part))];
  const found = {
    'found by axe': await axeFindings(page, part),
    'too small for a finger': await smallTargets(page, part),
    // Before the page is laid out anew, which may turn an explanation to the other side of its word.
    'not clear on what is behind it': await unclearLines(page, part),
    'cut off or covered': await lost(),
    'cut off or covered with wide spacing': await withStyle(page, SPACING, lost),
    ...(await withStyle(page, TWICE, async () => ({
      'cut off or covered at twice the size': await lost(),
      'torn at twice the size': await tornWords(page, part),
    }))),
    'moves sideways': await slide(page),
  };
  return Object.fromEntries(Object.entries(found).filter(([, wrong]) => wrong.length > 0));
}
