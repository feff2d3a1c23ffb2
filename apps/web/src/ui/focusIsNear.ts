/**
 * Whether the focus is in `element`, or on an ancestor of it: when a button is pressed, Safari
 * focuses an ancestor instead, and when it is removed, every browser focuses the body. If the
 * visitor has moved on, the focus is elsewhere.
 */
export function focusIsNear(element: Element): boolean {
  const active = document.activeElement;
  return Boolean(active && (active.contains(element) || element.contains(active)));
}
