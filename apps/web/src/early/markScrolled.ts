/** Up to here, in CSS pixels, the header is transparent; past it, white. */
const HEADER_CHANGE_PX = 10;

/** Marks `<html>` with `data-scrolled` while the page is scrolled; the style sheet does the rest. */
export function markScrolled(): void {
  // In the next frame: to read `scrollY` now would force a layout of the rest of the page.
  requestAnimationFrame(mark);
  addEventListener('scroll', mark);
}

const mark = () =>
  document.documentElement.toggleAttribute('data-scrolled', scrollY > HEADER_CHANGE_PX);
