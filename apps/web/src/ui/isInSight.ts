/** Whether an element is in the window vertically, even if only by one line. */
export function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= innerHeight;
}
