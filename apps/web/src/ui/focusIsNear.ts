/**
 * Whether the focus is in `element`, or on something that holds it: Safari gives the focus of a pressed
 * button to what is around it, and any browser that of one that has gone to the page. A visitor who
 * has gone on has it elsewhere.
 */
export function focusIsNear(element: Element): boolean {
  const active = document.activeElement;
  return Boolean(active && (active.contains(element) || element.contains(active)));
}
