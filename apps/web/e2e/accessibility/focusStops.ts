import type { Page } from '@playwright/test';

/** More than the page has: that many stops mean that the focus is caught in a cycle. */
const MOST_STOPS = 100;
/** The points of an element that are hit-tested, as shares of its width and height. */
const ACROSS = [0.05, 0.25, 0.5, 0.75, 0.95];
const DOWN = [0.1, 0.5, 0.9];

/** Where the focus stopped. */
export type Stop = {
  /** Its text or its id; or, if asked for, role and name, like `link "About"`. */
  what: string;
  text: string;
  /** Its classes or its id: the same for what looks the same. */
  look: string;
  /** How much of it is in the window with nothing else in front, 0 to 1. */
  seen: number;
};

type Walk = {
  /** Names a stop, instead of its text. The name that a screen reader says takes far longer. */
  nameOf?: (page: Page) => Promise<string>;
  /** Called at each stop. */
  look?: (stop: Stop) => Promise<void>;
};

/** Presses a key until the focus leaves the page, and returns every stop. */
export async function walk(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
  { nameOf, look }: Walk = {},
): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press(key);
    const found = await focusedStop(page);
    if (!found) return stops;
    const stop = { ...found, what: nameOf ? await nameOf(page) : found.text };
    stops.push(stop);
    await look?.(stop);
  }
  throw new Error(`The focus never left the page: ${stops.map((stop) => stop.what).join(', ')}`);
}

/** Role and name of the focused element, or an empty string if the page itself has the focus. */
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

/** How much of the focused element is seen, 0 to 1; 0 if the page itself has the focus. */
export const seenShare = async (page: Page): Promise<number> =>
  (await focusedStop(page))?.seen ?? 0;

/**
 * The focused element, or nothing if the page itself has the focus. Of an element that extends past
 * the window, only the part inside counts as seen or not.
 */
const focusedStop = (page: Page): Promise<Omit<Stop, 'what'> | undefined> =>
  page.evaluate(
    async ({ across, down }) => {
      // What changes with the focus is drawn in the next frame.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      const { activeElement: element, body } = document;
      if (!element || element === body) return undefined;
      const { left, top, width, height } = element.getBoundingClientRect();
      const bottom = Math.min(top + height, innerHeight);
      const start = Math.max(top, 0);
      const points = across.flatMap((x) =>
        down.map((y) => document.elementFromPoint(left + x * width, start + y * (bottom - start))),
      );
      const mine = points.filter(
        (hit) => hit && (element.contains(hit) || hit.contains(element) || hit.tagName === 'LABEL'),
      );
      return {
        text: element.textContent.trim() || element.id || element.outerHTML,
        look: element.className || element.id,
        seen: mine.length / points.length,
      };
    },
    { across: ACROSS, down: DOWN },
  );
