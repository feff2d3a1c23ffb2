// Both listen on the way down: in a part that React has not taken over yet, it stops events on the
// way up.

/** Calls `leave` when the visitor presses anywhere but in the element, until the signal. */
export function onPressOutside(element: Element, leave: () => void, signal: AbortSignal): void {
  const press = ({ target }: PointerEvent) => {
    if (!(target instanceof Node && element.contains(target))) leave();
  };
  document.addEventListener('pointerdown', press, { signal, capture: true });
}

/** Calls `leave` on Escape, wherever the focus is, until the signal. */
export function onEscape(leave: () => void, signal: AbortSignal): void {
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') leave();
  };
  document.addEventListener('keydown', press, { signal, capture: true });
}
