/**
 * Remembers what the visitor is reading, and brings it back to the same height of the window after
 * the texts above it have become longer or shorter. Returns the function that brings it back.
 */
export function holdPlace(): () => void {
  const section = [...document.querySelectorAll('main > section, footer')].findLast(
    (each) => each.getBoundingClientRect().top <= innerHeight / 2,
  );
  if (!section || scrollY === 0) return () => undefined;
  const { top, height } = section.getBoundingClientRect();
  // How much of the section has gone by, so that a long section keeps its line as well.
  const read = height > 0 ? Math.max(0, -top) / height : 0;
  return () => {
    const now = section.getBoundingClientRect();
    const wanted = top > 0 ? top : -read * now.height;
    scrollBy({ top: now.top - wanted, behavior: 'instant' });
  };
}
