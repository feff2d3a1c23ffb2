import { anchorOf, goToAnchor } from './anchors.ts';
import { watchForInput } from './watchForInput.ts';

const REDIRECT_SCROLL_MS = 500;

/**
 * On an old address: replaces it with its `target`, keeping the query and adding no entry to the
 * history, and scrolls to the anchor half a second later, unless the visitor has moved on by then.
 * An address that names a section itself, or a visitor who was faster, keeps that section. The links
 * to other languages led to the same old address; from then on they lead to the home page.
 */
export function followLegacyPath(target: string): void {
  const hasActed = watchForInput();
  const arrive = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-replay]')) {
      link.href = link.pathname.replace(/[^/]+\/$/, '');
    }
    const [path, anchor] = target.split('#');
    const hash = document.getElementById(anchorOf(location.hash)) ? location.hash : `#${anchor}`;
    history.replaceState(history.state, '', path + location.search + hash);
    setTimeout(() => {
      const isMenuOpen = document.querySelector('[data-menu-open]');
      if (!hasActed() && !isMenuOpen && scrollY === 0) goToAnchor(location.hash);
    }, REDIRECT_SCROLL_MS);
  };
  // Not earlier: at the end of parsing, a browser scrolls to the hash that the address has by then.
  addEventListener('DOMContentLoaded', () => setTimeout(arrive));
}
