import { sectionInMiddle } from '../navigation/sectionInMiddle.ts';

/**
 * Adds the query of this address to a link to another language when it is clicked, and a hash: that
 * of the section that is being read or, while the page is not scrolled, that of the address. The link
 * gets no hash where the visitor has come back up from the section to which the address had led.
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
