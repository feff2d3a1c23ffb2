import { anchorOf, focusAnchor } from './anchors.ts';
import { watchForInput } from './watchForInput.ts';

const REDIRECT_SCROLL_MS = 500;

/**
 * On an old address: replaces it with its `target`, keeping the query and adding no history entry,
 * and goes to the anchor half a second later, unless the visitor has moved on by then. If the
 * address itself names a section, or the visitor was faster, that section stays. The links to other
 * languages led to the same old address; from then on they lead to the home page.
 */
export function leaveOldAddress(target: string): void {
  const hasActed = watchForInput();
  const arrive = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-replay]')) {
      link.href = link.pathname.replace(/[^/]+\/$/, '');
    }
    const [path, anchor] = target.split('#');
    const hash = document.getElementById(anchorOf(location.hash)) ? location.hash : `#${anchor}`;
    history.replaceState(null, '', path + location.search + hash);
    setTimeout(() => {
      if (hasActed() || document.querySelector('[data-menu-open]') || scrollY !== 0) return;
      // As on any other address, the section is the `:target` once the visitor is there.
      location.replace(location.hash);
      focusAnchor();
    }, REDIRECT_SCROLL_MS);
  };
  // Not earlier: at the end of parsing, a browser scrolls to the hash that the address has by then.
  addEventListener('DOMContentLoaded', () => setTimeout(arrive));
}
