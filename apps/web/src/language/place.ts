/** What a section draws beyond its edge reaches less far, in CSS pixels. */
const EDGE_PX = 200;

const sectionsOfPage = () => [...document.querySelectorAll<HTMLElement>('main > section, footer')];
const topOf = (section: Element) => section.getBoundingClientRect().top;

/**
 * Remembers what the visitor is reading, and lets what is below the window wait. Returns the function
 * that brings the place back to the same height of the window after the texts above it have become
 * longer or shorter, and then what waits, a section with each frame: together they would keep a slow
 * telephone busy before the first new word is seen.
 */
export function holdPlace(): () => void {
  const bringBack = holdLine();
  const takeUp = holdBelow();
  return () => {
    bringBack();
    takeUp();
  };
}

/**
 * Remembers what the visitor is reading. Returns the function that brings it back to the same height
 * of the window, wherever the page has been scrolled to and whatever has become longer meanwhile.
 */
export function holdLine(): () => void {
  const section = sectionsOfPage().findLast((each) => topOf(each) <= innerHeight / 2);
  if (!section || scrollY === 0) return () => undefined;
  const { top, height } = section.getBoundingClientRect();
  // How much of the section has gone by, so that a long section keeps its line as well.
  const read = height > 0 ? Math.max(0, -top) / height : 0;
  return () => {
    const now = section.getBoundingClientRect();
    const wanted = top > 0 ? top : -read * now.height;
    scrollBy({ top: now.top - wanted, behavior: 'instant' });
  };
}

/** Each keeps the height that it has, so that nothing moves, and the browser leaves it alone. */
function holdBelow(): () => void {
  const below = sectionsOfPage().filter((each) => topOf(each) > innerHeight + EDGE_PX);
  const heights = below.map(({ offsetHeight }) => offsetHeight);
  for (const [index, { style }] of below.entries()) {
    style.cssText = `content-visibility:auto;height:${heights[index]}px`;
  }
  const takeUp = (count: number) => {
    for (const { style } of below.splice(0, count)) style.cssText = '';
  };
  // A link to a section finds it where it is going to be.
  addEventListener('click', () => takeUp(below.length), { capture: true, once: true });
  return function takeUpNext() {
    takeUp(1);
    if (below.length > 0) requestAnimationFrame(takeUpNext);
  };
}
