import { goToAnchor } from './anchors.ts';

const REDIRECT_SCROLL_MS = 500;
const OWN_SCROLLING = ['wheel', 'touchmove', 'scroll'] as const;

/**
 * On an old address: puts its `target` in its place, the query kept and without a second entry in
 * the history, and scrolls to its anchor half a second later, unless the visitor has begun to scroll by then.
 */
export function followLegacyPath(target: string): void {
  const stop = new AbortController();
  for (const sign of OWN_SCROLLING) {
    addEventListener(sign, () => stop.abort(), { signal: stop.signal, passive: true });
  }
  const arrive = () => {
    history.replaceState(
      history.state,
      '',
      target.replace('#', () => `${location.search}#`),
    );
    setTimeout(() => {
      if (stop.signal.aborted) return;
      stop.abort();
      goToAnchor(location.hash);
    }, REDIRECT_SCROLL_MS);
  };
  // Not earlier: at the end of the document a browser scrolls to the hash that it finds by then.
  addEventListener('DOMContentLoaded', () => setTimeout(arrive));
}
