import { sectionInMiddle } from '../navigation/sectionInMiddle.ts';

/** Further than anything that a section draws beyond its edge, in CSS pixels. */
const EDGE_PX = 200;

const topOf = (section: Element) => section.getBoundingClientRect().top;

/**
 * Remembers what the visitor is reading, and freezes the layout of what is below the window. Returns
 * the function that scrolls the reading position back to the same height of the window, after the
 * texts above it have become longer or shorter, and then releases one section per frame: to lay out
 * all of them at once would keep a slow phone busy before the first new word is seen.
 */
export function holdPlace(): () => void {
  const scrollBack = holdReadingPosition();
  const release = freezeBelow();
  return () => {
    scrollBack();
    release();
  };
}

/**
 * Remembers what the visitor is reading. Returns the function that scrolls it back to the same height
 * of the window, wherever the page has been scrolled to and whatever has become longer meanwhile.
 */
export function holdReadingPosition(): () => void {
  const section = sectionInMiddle();
  if (!section || scrollY === 0) return () => undefined;
  const { top, height } = section.getBoundingClientRect();
  // The share of the section that is above the window, so that a long one keeps its line as well.
  const read = height > 0 ? Math.max(0, -top) / height : 0;
  return () => {
    const now = section.getBoundingClientRect();
    const wanted = top > 0 ? top : -read * now.height;
    scrollBy({ top: now.top - wanted, behavior: 'instant' });
  };
}

/** Fixes the height of each section below, so that nothing moves, and skips its rendering. */
function freezeBelow(): () => void {
  const below = [
    ...document.querySelectorAll<HTMLElement>('main>section:not([hidden]),footer'),
  ].filter((each) => topOf(each) > innerHeight + EDGE_PX);
  const heights = below.map(({ offsetHeight }) => offsetHeight);
  for (const [index, { style }] of below.entries()) {
    style.cssText = `content-visibility:auto;height:${heights[index]}px`;
  }
  const release = (count: number) => {
    for (const { style } of below.splice(0, count)) style.cssText = '';
  };
  // Before a link is followed: it has to find its section at its final position.
  addEventListener('click', () => release(below.length), { capture: true, once: true });
  return function releaseNext() {
    release(1);
    if (below.length > 0) requestAnimationFrame(releaseNext);
  };
}
