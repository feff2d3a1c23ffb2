/** Up to here, in CSS pixels, the header is transparent; past it, white. */
const HEADER_CHANGE_PX = 10;

/**
 * Marks `<html>` with `data-scrolled` while the page is scrolled; the style sheet does the rest.
 * Browsers that restore a scroll position do so after this has run.
 */
export function markScrolled(): void {
  addEventListener('scroll', () => {
    document.documentElement.toggleAttribute('data-scrolled', scrollY > HEADER_CHANGE_PX);
  });
}
