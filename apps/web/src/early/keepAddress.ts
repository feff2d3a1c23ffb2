import { sectionInMiddle } from '../navigation/sectionInMiddle.ts';

/**
 * Adds the query of this address to a link to another language when it is clicked, and the hash:
 * that of the section that is being read or, while the page is not scrolled, of the address. Where
 * the address has brought the visitor to its section, no scrolling means that they have come back
 * up: then there is none.
 */
export function keepAddress(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest<HTMLAnchorElement>('a[data-replay]');
      if (!link) return;
      link.search = location.search;
      link.hash =
        (scrollY > 0 && sectionInMiddle()?.id) ||
        (document.querySelector(':target') ? '' : location.hash);
    },
    true,
  );
}
