/** What is in the middle of the window: if nothing else, then the page itself. */
export function elementInMiddle(): Element {
  return document.elementFromPoint(innerWidth / 2, innerHeight / 2) as Element;
}
