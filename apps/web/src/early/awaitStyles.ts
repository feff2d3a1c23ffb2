/**
 * Turns a style sheet that has not loaded into a print style sheet, which blocks nothing. Once it
 * arrives, its styles apply to the screen too, and what was in the middle of the window stays
 * there.
 */
export function awaitStyles(link: HTMLLinkElement): void {
  link.media = 'print';
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- shorter, and nobody else listens
  link.onload = () => {
    const element =
      document
        .elementsFromPoint(innerWidth / 2, innerHeight / 2)
        // Not a menu that is open in front of them: it never moves.
        .find((each) => each.closest('main,footer')) ||
      // A window without a size has no such element, and nothing to hold in place.
      link;
    const before = element.getBoundingClientRect().top;
    link.media = 'all';
    scrollBy({ top: element.getBoundingClientRect().top - before, behavior: 'instant' });
  };
}
