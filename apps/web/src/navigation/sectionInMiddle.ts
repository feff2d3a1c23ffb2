/**
 * The section that is being read, or the footer: the last one that begins above the middle of the
 * window. A raffle that is over is hidden, and begins nowhere.
 */
export function sectionInMiddle(): HTMLElement | undefined {
  let section: HTMLElement | undefined;
  for (const each of document.querySelectorAll<HTMLElement>('main>section:not([hidden]),footer')) {
    if (innerHeight / 2 >= each.getBoundingClientRect().top) section = each;
  }
  return section;
}
