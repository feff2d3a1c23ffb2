import { settle } from './settle.ts';

/** The element id that a hash names: `#contact?type=volunteer` names `contact`. */
export function anchorOf(hash: string): string {
  const [id = ''] = hash.slice(1).split('?');
  return id;
}

/** The element that a hash names. A missing one is only logged, as a warning. */
function elementOf(hash: string): HTMLElement | null {
  const id = anchorOf(hash);
  const element = document.getElementById(id);
  if (id && !element) console.warn(`No element #${id}`);
  return element;
}

/**
 * Scrolls to the element of a hash and moves the focus there. Its distance to the top and whether it
 * scrolls smoothly are up to the style sheet (`scroll-padding-top`, `scroll-behavior`).
 */
export function goToAnchor(hash: string): void {
  const element = elementOf(hash);
  element?.scrollIntoView();
  if (element) arriveAt(element);
}

/** Browsers scroll by themselves when the hash changes; this moves the focus there, too. */
export function focusAnchor(): void {
  const element = elementOf(location.hash);
  if (element) arriveAt(element);
}

/** Browsers scroll to the hash of an address by themselves; this corrects where they end up. */
export function openAtAnchor(): void {
  const element = elementOf(location.hash);
  if (element) void settle(element);
}

/** Moves the focus to an element, so that the next Tab continues from it. */
function arriveAt(element: HTMLElement): void {
  // "hashchange" fires late: by then a Tab may have moved the focus on, into the element.
  if (!element.contains(document.activeElement)) {
    // Written down, the -1 that a section has by default lets it take the focus.
    element.tabIndex |= 0;
    element.focus({ preventScroll: true });
  }
  void settle(element);
}
