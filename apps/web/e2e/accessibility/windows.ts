import { type Language, languages } from '@wnc/content/languages';

/** The windows in which the site is tried, width by height in CSS pixels. */
export const windows = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;

/** In these the links of the header are in the menu. */
export const narrowWindows = windows.slice(0, 3);

/** What is left of 1280 × 1024 when the visitor zooms to 400 %. */
export const zoomedWindow = { width: 320, height: 256 } as const;

export type Visit = { language: Language; window: { width: number; height: number } };

/** With WNC_FULL_MATRIX everything is tried in every language and every window. */
const isFull = Boolean(process.env['WNC_FULL_MATRIX']);

/**
 * Where to try something: in every language, and in one window each, another one for each `turn`;
 * or, in the full matrix, in every window.
 */
export const visits = (turn: number, among: readonly Visit['window'][] = windows): Visit[] =>
  languages.flatMap(({ code }, index) => {
    const inTurn = among[(turn + index) % among.length];
    return among
      .filter((window) => isFull || window === inTurn)
      .map((window) => ({ language: code, window }));
  });
