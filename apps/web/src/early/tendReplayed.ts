import { sectionInMiddle } from '../navigation/sectionInMiddle.ts';

/**
 * What a click on an element with `data-replay` needs from the first paint on. A link to another
 * language gets the query of this address, and a hash: that of the section that is being read or,
 * while the page is not scrolled, that of the address. The link gets no hash where the visitor has
 * come back up from the section to which the address had led. The video's button is marked as busy
 * while early.ts, which holds its click, is not there yet.
 */
export function tendReplayed(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest<HTMLAnchorElement>('[data-replay]');
      if (!link) return;
      // Browsers write it as "true"; in here, quotes cost bytes.
      if (!document.querySelector('[data-entry]') && !link.href)
        link.ariaBusy = true as unknown as string;
      // A button has neither, and does not mind.
      link.search = location.search;
      link.hash =
        (scrollY && sectionInMiddle()?.id) ||
        (document.querySelector(':target') ? '' : location.hash);
    },
    true,
  );
}
