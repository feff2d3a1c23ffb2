/** Up to here, in CSS pixels, the header is transparent; past it, white. */
const HEADER_CHANGE_PX = 10;

/** Marks `<html>` with `data-scrolled` while the page is scrolled; the style sheet does the rest. */
export function markScrolled(): void {
  // With the next frame: asked for now, it would have the rest of the page laid out before it.
  requestAnimationFrame(mark);
  addEventListener('scroll', mark);
}

const mark = () =>
  document.documentElement.toggleAttribute('data-scrolled', scrollY > HEADER_CHANGE_PX);
