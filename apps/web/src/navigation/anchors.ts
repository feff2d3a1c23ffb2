import { settle } from './settle.ts';

/** The element id that a hash names: `#contact?type=volunteer` names `contact`. */
export function anchorOf(hash: string): string {
  const [id = ''] = hash.slice(1).split('?');
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** The element that a hash names. A missing one is only logged, as a warning. */
function elementOf(hash: string): HTMLElement | null {
  const id = anchorOf(hash);
  const element = id ? document.getElementById(id) : null;
  if (id && !element) console.warn(`No element has the id "${id}".`);
  return element;
}

/**
 * Scrolls to the element of a hash and moves the focus there, so that the next Tab continues from
 * it. Its distance to the top and whether it scrolls smoothly are up to the style sheet
 * (`scroll-padding-top`, `scroll-behavior`).
 */
export function goToAnchor(hash: string, { scroll = true } = {}): void {
  const element = elementOf(hash);
  if (!element) return;
  if (scroll) element.scrollIntoView();
  // "hashchange" fires late: by then a Tab may have moved the focus on, into the element.
  if (!element.contains(document.activeElement)) {
    if (element.tabIndex < 0) element.tabIndex = -1;
    element.focus({ preventScroll: true });
  }
  void settle(element);
}

/** Browsers scroll to the hash of an address by themselves; this corrects where they end up. */
export function openAtAnchor(): void {
  const element = elementOf(location.hash);
  if (element) void settle(element);
}
