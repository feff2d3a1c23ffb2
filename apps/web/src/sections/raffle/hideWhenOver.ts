/**
 * Hides a raffle that has ended since the page was built, before most visitors get there, and the
 * tickets of one whose winner has been drawn; React then removes them. The data attributes hold the
 * last moment of each, in milliseconds since 1970.
 */
export function hideWhenOver(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-until]')) {
    part.hidden = Date.now() > +(part.dataset['until'] as string);
  }
}
