// Both listen in the capture phase: React stops the propagation of events in a part not hydrated yet.

/** Calls `dismiss` when the visitor presses outside the element, until `signal` aborts. */
export function onPressOutside(element: Element, dismiss: () => void, signal: AbortSignal): void {
  const press = ({ target }: PointerEvent) => {
    if (!(target instanceof Node && element.contains(target))) dismiss();
  };
  document.addEventListener('pointerdown', press, { signal, capture: true });
}

/** Calls `dismiss` on Escape, wherever the focus is, until `signal` aborts. */
export function onEscape(dismiss: () => void, signal: AbortSignal): void {
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') dismiss();
  };
  document.addEventListener('keydown', press, { signal, capture: true });
}
