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

/** The element that a hash names. An anchor that is missing is a warning and no more. */
function elementOf(hash: string): HTMLElement | null {
  const id = anchorOf(hash);
  const element = id ? document.getElementById(id) : null;
  if (id && !element) console.warn(`No element has the id "${id}".`);
  return element;
}

/**
 * Brings the element of a hash under the header and moves the focus there, so that the next Tab
 * goes on from it. The distance to the top and the smoothness are the style sheet's
 * (`scroll-padding-top`, `scroll-behavior`).
 */
export function goToAnchor(hash: string, { scroll = true } = {}): void {
  const element = elementOf(hash);
  if (!element) return;
  if (scroll) element.scrollIntoView();
  // "hashchange" comes late: by then a Tab may have moved the focus on, into the element.
  if (!element.contains(document.activeElement)) {
    if (element.tabIndex < 0) element.tabIndex = -1;
    element.focus({ preventScroll: true });
  }
  void settle(element);
}

/** Where the address has a hash, the browser goes there by itself; this holds it to its aim. */
export function openAtAnchor(): void {
  const element = elementOf(location.hash);
  if (element) void settle(element);
}
