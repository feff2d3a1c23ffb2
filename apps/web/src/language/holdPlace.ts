import { sectionInMiddle } from '../navigation/sectionInMiddle.ts';
import { beginChange, finishChange } from '../parts/changeOfWords.ts';

/** Farther than anything a section draws beyond its edge, in CSS pixels. */
const EDGE_PX = 200;

const topOf = (section: Element) => section.getBoundingClientRect().top;

/** What a change of the words leaves for the next frames. */
export type Held = {
  /** Changes what is below the window in one of the next frames, and everything else now. */
  change: (element: Element, change: () => void) => void;
  /** Once the words have changed: scrolls back to what is read, and goes on with what is below. */
  release: () => void;
};

/**
 * Remembers what the visitor is reading, and freezes what is below the window, to change it one
 * section per frame: all at once would keep a slow phone busy before the first new word appears.
 * The reading position stays at the same height in the window, although the text above it has
 * become longer or shorter.
 */
export function holdPlace(): Held {
  finishChange();
  const scrollBack = holdReadingPosition();
  const below = freezeBelow();
  return {
    change: below.change,
    release: () => {
      scrollBack();
      below.release();
    },
  };
}

/**
 * Remembers what the visitor is reading. Returns the function that scrolls it back to the same
 * height in the window, wherever the page has been scrolled to and whatever has grown meanwhile. If
 * it is off by less than `leastPx`, nothing is scrolled: even a scroll by nothing would end a
 * smooth one, which may be the visitor's own.
 */
export function holdReadingPosition(leastPx = 1): () => void {
  const section = sectionInMiddle();
  if (!section || scrollY === 0) return () => undefined;
  const { top, height } = section.getBoundingClientRect();
  // The share of the section that is above the window, so that a long one keeps its line too.
  const read = height > 0 ? Math.max(0, -top) / height : 0;
  return () => {
    const now = section.getBoundingClientRect();
    const wanted = top > 0 ? top : -read * now.height;
    const moved = now.top - wanted;
    // Not `scrollBy`: it makes Firefox move the end of a smooth scroll instead of stopping it.
    if (Math.abs(moved) >= leastPx) scrollTo({ top: scrollY + moved, behavior: 'instant' });
  };
}

/** What a visitor does, or is about to do, that needs the whole page to be ready. */
const OCCASIONS = ['click', 'keydown', 'focusin', 'scroll', 'beforeprint', 'visibilitychange'];

/** Fixes the height of each section below, so that nothing moves, and skips its rendering. */
function freezeBelow() {
  const frozen = [
    ...document.querySelectorAll<HTMLElement>('main>section:not([hidden]),footer'),
  ].filter((each) => topOf(each) > innerHeight + EDGE_PX);
  const heights = frozen.map(({ offsetHeight }) => offsetHeight);
  /**
   * Where our own scroll back to the reading position has led, which is not a visitor's scroll.
   * Read before anything is written, or the browser would have to compute styles and layout for it.
   */
  let ownScrollY = scrollY;
  for (const [index, { style }] of frozen.entries()) {
    style.cssText = `content-visibility:auto;height:${heights[index]}px`;
  }
  const changes = new Map<Element, () => void>();
  const watch = new AbortController();
  const thaw = (count: number) => {
    for (const section of frozen.splice(0, count)) {
      changes.get(section)?.();
      section.style.cssText = '';
    }
    if (frozen.length === 0) watch.abort();
  };
  const thawAll = () => {
    if (frozen.length === 0) return;
    const scrollBack = holdReadingPosition();
    thaw(frozen.length);
    scrollBack();
  };
  const thawNext = () => {
    thaw(1);
    if (frozen.length > 0) requestAnimationFrame(thawNext);
  };
  beginChange(thawAll);
  for (const type of frozen.length > 0 ? OCCASIONS : []) {
    const finish = () => {
      if (type !== 'scroll' || scrollY !== ownScrollY) thawAll();
    };
    addEventListener(type, finish, { capture: true, signal: watch.signal });
  }
  return {
    change: (element: Element, change: () => void) => {
      if (frozen.includes(element as HTMLElement)) changes.set(element, change);
      else change();
    },
    release: () => {
      ownScrollY = scrollY;
      requestAnimationFrame(thawNext);
    },
  };
}
