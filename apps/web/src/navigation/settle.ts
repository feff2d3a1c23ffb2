import { watchForInput } from './watchForInput.ts';

/**
 * Corrects a jump to an element while the page is still loading: late fonts change the height of all
 * that is above, and browsers do not update the target of a smooth scroll. Once everything has loaded
 * and the scrolling has ended, scrolls to the element again, unless the visitor moves on first.
 */
export async function settle(element: Element): Promise<void> {
  if (isComplete()) return;
  // A smooth scroll has ended when nothing has moved for this many frames. In here it costs less.
  const STEADY_FRAMES = 6;
  const hasActed = watchForInput();
  for (let steady = 0, place = scrollY; steady < STEADY_FRAMES; place = scrollY) {
    // oxlint-disable-next-line no-await-in-loop -- one frame after the other
    await new Promise(requestAnimationFrame);
    if (hasActed()) return;
    steady = scrollY === place && isComplete() ? steady + 1 : 0;
  }
  element.scrollIntoView({ behavior: 'instant' });
}

const isComplete = () => document.readyState === 'complete' && document.fonts.status === 'loaded';
