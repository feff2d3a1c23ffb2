import { type Language, languages } from '@wnc/content/languages';

/** The windows in which the site is tested, width by height in CSS pixels. */
export const windows = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
] as const;

/** In narrower windows the links of the header are in the menu. */
export const NAV_PX = 68 * 16;

/** What is left of 1280 × 1024 when the visitor zooms to 400 %. */
export const zoomedWindow = { width: 320, height: 256 } as const;

export type Visit = { language: Language; window: { width: number; height: number } };

/**
 * Every language and every window, but not every combination: the languages alternate along the
 * list of windows. `turn` is the index of the first language.
 */
export const inPairs = (turn: number, among: readonly Visit['window'][]): Visit[] =>
  among.map((window, index) => ({
    language: (languages[(turn + index) % languages.length] ?? languages[0]).code,
    window,
  }));

/**
 * The windows in which a page is seen in this language; the languages alternate. Spanish, which
 * needs more room, has the first.
 */
export const windowsOf = (language: Language, among: readonly Visit['window'][]) =>
  inPairs(1, among)
    .filter((visit) => visit.language === language)
    .map(({ window }) => window);

/** How a visit is named in a test. */
export const inPlace = ({ language, window: { width, height } }: Visit): string =>
  `in ${language} at ${width} × ${height}`;
