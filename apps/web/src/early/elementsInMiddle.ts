/** What is in the middle of the window, the topmost element first; at least the page itself. */
export function elementsInMiddle() {
  return document.elementsFromPoint(innerWidth / 2, innerHeight / 2) as [Element, ...Element[]];
}
