/**
 * Whether the focus is in `element`, or on an ancestor of it: Safari gives the focus of a pressed
 * button to an ancestor, and any browser that of a removed one to the body. A visitor who has moved on
 * has it elsewhere.
 */
export function focusIsNear(element: Element): boolean {
  const active = document.activeElement;
  return Boolean(active && (active.contains(element) || element.contains(active)));
}
