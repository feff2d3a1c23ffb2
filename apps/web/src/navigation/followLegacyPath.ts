import { goToAnchor } from './anchors.ts';
import { ownWay } from './ownWay.ts';

const REDIRECT_SCROLL_MS = 500;

/**
 * On an old address: puts its `target` in its place, the query kept and without a second entry in
 * the history, and scrolls to its anchor half a second later, unless the visitor goes on by themselves before.
 */
export function followLegacyPath(target: string): void {
  const goesOwnWay = ownWay();
  const arrive = () => {
    history.replaceState(
      history.state,
      '',
      target.replace('#', () => `${location.search}#`),
    );
    setTimeout(() => {
      if (!goesOwnWay() && scrollY === 0) goToAnchor(location.hash);
    }, REDIRECT_SCROLL_MS);
  };
  // Not earlier: at the end of the document a browser scrolls to the hash that it finds by then.
  addEventListener('DOMContentLoaded', () => setTimeout(arrive));
}
