import { ownWay } from './ownWay.ts';

/** For so many frames nothing moves where a smooth scroll has come to its end. */
const STEADY_FRAMES = 6;

/**
 * Holds a jump to its aim while the page is still loading: fonts that come late change the height
 * of all that stands above, and a browser that is on its way does not look again. Once everything is
 * there and the scrolling has ended, the element is brought to its place, unless the visitor goes on.
 */
export async function settle(element: Element): Promise<void> {
  if (isComplete()) return;
  const goesOwnWay = ownWay();
  for (let steady = 0, place = scrollY; steady < STEADY_FRAMES; place = scrollY) {
    // oxlint-disable-next-line no-await-in-loop -- one frame after the other
    await new Promise(requestAnimationFrame);
    steady = isComplete() && scrollY === place ? steady + 1 : 0;
  }
  if (!goesOwnWay()) element.scrollIntoView({ behavior: 'instant' });
}

const isComplete = () => document.readyState === 'complete' && document.fonts.status === 'loaded';
