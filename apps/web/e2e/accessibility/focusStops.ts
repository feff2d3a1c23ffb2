import type { Page } from '@playwright/test';

/** More than the page has: as many stops mean that the focus is caught in a cycle. */
const MOST_STOPS = 100;
/** The points of an element that are hit-tested, as shares of its width and height. */
const ACROSS = [0.05, 0.25, 0.5, 0.75, 0.95];
const DOWN = [0.1, 0.5, 0.9];

/** Where the focus stopped. */
export type Stop = {
  /** Role and name, as `link "About"`. */
  what: string;
  /** How much of it is in the window with nothing else in front, 0 to 1. */
  seen: number;
};

/**
 * Presses a key until the focus leaves the page, and returns every stop. `look` is called at each.
 */
export async function walk(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  look?: (what: string) => Promise<void>,
): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press(key);
    const what = await focused(page);
    if (!what) return stops;
    stops.push({ what, seen: await seenShare(page) });
    await look?.(what);
  }
  throw new Error(`The focus never left the page: ${stops.map((stop) => stop.what).join(', ')}`);
}

/** Role and name of what has the focus, or an empty string when the page itself has it. */
export async function focused(page: Page): Promise<string> {
  const known = await page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return '';
    // A <summary> has no role of its own.
    return element.matches('summary') ? `summary "${element.textContent}"` : undefined;
  });
  if (known !== undefined) return known;
  // YAML doubles the apostrophes in a quoted line.
  const [line = ''] = (await page.locator(':focus').ariaSnapshot())
    .replaceAll("''", "'")
    .split('\n');
  return /\w+ "(?:[^"\\]|\\.)*"/.exec(line)?.[0] ?? line;
}

/**
 * The share of the focused element that nothing covers, 0 to 1. Of an element taller than the
 * window, only the part inside the window counts.
 */
export const seenShare = (page: Page): Promise<number> =>
  page.evaluate(
    async ({ across, down }) => {
      // What changes with the focus is drawn in the next frame.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const element = document.activeElement;
      if (!element) return 0;
      const { left, top, width, height } = element.getBoundingClientRect();
      const bottom = Math.min(top + height, innerHeight);
      const start = Math.max(top, 0);
      const points = across.flatMap((x) =>
        down.map((y) => document.elementFromPoint(left + x * width, start + y * (bottom - start))),
      );
      const mine = points.filter(
        (hit) => hit && (element.contains(hit) || hit.contains(element) || hit.tagName === 'LABEL'),
      );
      return mine.length / points.length;
    },
    { across: ACROSS, down: DOWN },
  );
