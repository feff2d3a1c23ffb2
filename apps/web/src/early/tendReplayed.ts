import { sectionInMiddle } from '../navigation/sectionInMiddle.ts';

/**
 * What a click on an element with `data-replay` needs from the first paint on. A link to another
 * language gets this address's query, and a hash: the section being read or, while the page is not
 * scrolled, the address's own. It gets no hash if the visitor has come back up from the section
 * that the address led to. The video's button is marked as busy until early.ts can hold its click.
 */
export function tendReplayed(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest<HTMLAnchorElement>('[data-replay]');
      if (!link) return;
      // Browsers write this as "true"; quotes would cost bytes here.
      if (!document.querySelector('[data-entry]') && !link.href)
        link.ariaBusy = true as unknown as string;
      // A button has neither; setting them does no harm.
      link.search = location.search;
      link.hash =
        (scrollY && sectionInMiddle()?.id) ||
        (document.querySelector(':target') ? '' : location.hash);
    },
    true,
  );
}
