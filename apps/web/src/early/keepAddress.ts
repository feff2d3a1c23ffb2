import { elementsInMiddle } from './elementsInMiddle.ts';

/**
 * Adds the query of this address to a link to another language when it is clicked, and the hash: that
 * of the section in the middle of the window, under an open menu as well, or of the address while the
 * page is not scrolled.
 */
export function keepAddress(): void {
  addEventListener('click', keep, true);
}

function keep({ target }: Event): void {
  const link = (target as Element).closest<HTMLAnchorElement>('a[data-replay]');
  if (!link) return;
  link.search = location.search;
  link.hash =
    (scrollY > 0 && elementsInMiddle().find((each) => each.matches('section, footer'))?.id) ||
    // At the top although the section is there: the visitor has come back from it.
    (document.querySelector(':target') ? '' : location.hash);
}
