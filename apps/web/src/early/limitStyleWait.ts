/** For so long all that is below the first screen waits for its styles; then it is shown as it is. */
const STYLE_TIMEOUT_MS = 5000;

/**
 * Browsers stop parsing at a style sheet that has not loaded: while a request gets no response, the
 * form and the telephone number are missing. They do not stop for one that is only for print; its
 * styles apply to the screen as well once they have arrived, and what was in the middle of the window
 * stays where it was. Firefox stops all the same.
 */
export function limitStyleWait(): void {
  setTimeout(() => {
    const link = document.querySelector<HTMLLinkElement>('main link');
    if (!link || link.sheet) return;
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
  }, STYLE_TIMEOUT_MS);
}
