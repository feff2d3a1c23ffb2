/** The element id that a hash names: `#contact?type=volunteer` names `contact`. */
export function anchorOf(hash: string): string {
  const [id = ''] = hash.slice(1).split('?');
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/**
 * Brings the element of a hash under the header and moves the focus there, so that the next Tab
 * goes on from it. The distance to the top and the smoothness are the style sheet's
 * (`scroll-padding-top`, `scroll-behavior`). An anchor that is missing is a warning and no more.
 */
export function goToAnchor(hash: string, { scroll = true } = {}): void {
  const id = anchorOf(hash);
  if (!id) return;
  const element = document.getElementById(id);
  if (!element) {
    console.warn(`There is no element with the id "${id}" on this page.`);
    return;
  }
  if (scroll) element.scrollIntoView();
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
