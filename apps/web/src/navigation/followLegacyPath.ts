import { goToAnchor } from './anchors.ts';
import { legacyTarget } from './legacyRedirects.ts';

const REDIRECT_SCROLL_MS = 500;
const OWN_SCROLLING = ['wheel', 'touchmove', 'scroll'] as const;

/**
 * On an old address: puts the new one in its place, without a second entry in the history, and
 * scrolls to its anchor half a second later, unless the visitor has begun to scroll by then. It
 * waits for the end of the HTML, since a browser that meets the new hash there scrolls by itself.
 */
export function followLegacyPath(): void {
  const target = legacyTarget(location.pathname, location.search);
  if (!target) return;
  let scrolled = false;
  const noticeScrolling = () => {
    scrolled = true;
  };
  for (const sign of OWN_SCROLLING) {
    addEventListener(sign, noticeScrolling, { once: true, passive: true });
  }
  const replace = () => {
    history.replaceState(history.state, '', target);
    setTimeout(() => {
      if (!scrolled) goToAnchor(location.hash);
    }, REDIRECT_SCROLL_MS);
  };
  addEventListener('DOMContentLoaded', () => setTimeout(replace, 0));
}
