import { settle } from './settle.ts';

/** The element id that a hash names: `#contact?type=volunteer` names `contact`. */
export function anchorOf(hash: string): string {
  return hash.slice(1).split('?')[0] as string;
}

/** Calls `act` with the element that the address names. If there is none, logs a warning. */
function atAnchor(act: (element: HTMLElement) => unknown): void {
  const id = anchorOf(location.hash);
  const element = document.getElementById(id);
  if (element) act(element);
  else if (id) console.warn(`No element #${id}`);
}

/** Browsers scroll to the hash of an address by themselves; this corrects where they end up. */
export const openAtAnchor = (): void => atAnchor(settle);

/**
 * Browsers scroll by themselves when the hash changes; this moves the focus there too, so that the
 * next Tab continues from it.
 */
export const focusAnchor = (): void =>
  atAnchor((element) => {
    // "hashchange" fires late: by then a Tab may have moved the focus on, into the element.
    if (!element.contains(document.activeElement)) {
      // Set explicitly, the -1 that a section has by default lets it take the focus.
      element.tabIndex |= 0;
      element.focus({ preventScroll: true });
    }
    void settle(element);
  });
