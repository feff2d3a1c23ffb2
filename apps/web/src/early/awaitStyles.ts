/**
 * Turns a style sheet that has not loaded into one for print, which holds nothing up. Once it has
 * arrived, its styles apply to the screen as well, and what was in the middle of the window stays
 * where it was.
 */
export function awaitStyles(link: HTMLLinkElement): void {
  link.media = 'print';
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- shorter, and nobody else listens
  link.onload = () => {
    const element =
      document
        .elementsFromPoint(innerWidth / 2, innerHeight / 2)
        // Not the menu that is open in front of them: it never moves.
        .find((each) => each.closest('main,footer')) ||
      // In a window without a size there is nothing: then nothing has to be held.
      link;
    const before = element.getBoundingClientRect().top;
    link.media = 'all';
    scrollBy({ top: element.getBoundingClientRect().top - before, behavior: 'instant' });
  };
}
