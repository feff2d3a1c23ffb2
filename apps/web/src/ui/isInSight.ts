/** Whether any line of an element stands in the window. */
export function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= innerHeight;
}
