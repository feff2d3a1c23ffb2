/** What a visitor does who goes on from where a jump has led. */
const GOING_ON = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
/** For so many frames nothing moves where a smooth scroll has come to its end. */
const STEADY_FRAMES = 6;

/**
 * Holds a jump to its aim while the page is still loading: fonts that come late change the height
 * of all that stands above, and a browser that is on its way does not look again. Once everything is
 * there and the scrolling has ended, the element is brought to its place, unless the visitor goes on.
 */
export async function settle(element: Element): Promise<void> {
  if (isComplete()) return;
  const stop = new AbortController();
  for (const sign of GOING_ON) {
    addEventListener(sign, () => stop.abort(), { signal: stop.signal, passive: true });
  }
  for (let steady = 0, place = scrollY; steady < STEADY_FRAMES; place = scrollY) {
    // oxlint-disable-next-line no-await-in-loop -- one frame after the other
    await new Promise(requestAnimationFrame);
    steady = isComplete() && scrollY === place ? steady + 1 : 0;
  }
  if (!stop.signal.aborted) element.scrollIntoView({ behavior: 'instant' });
  stop.abort();
}

const isComplete = () => document.readyState === 'complete' && document.fonts.status === 'loaded';
