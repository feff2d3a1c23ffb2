import { keepInSight } from './keepInSight.ts';
import { onEscape, onPressOutside } from './onWayOut.ts';

/** How long a pointer rests on something before its explanation opens. */
export const TOOLTIP_OPEN_MS = 700;
/** How long after one explanation has closed the next one opens without that wait. */
export const TOOLTIP_SKIP_MS = 300;

/** Something that opens an explanation, and the explanation, which stands inside it. */
export type Explained = {
  /** Holds both: a pointer anywhere over it keeps the explanation open. */
  host: HTMLElement;
  /** What a tap or a click toggles. */
  trigger: HTMLElement;
  /** Whether it stays open when the visitor turns to something else, once a click has opened it. */
  stays: boolean;
  isOpen: () => boolean;
  open: () => void;
  close: () => void;
};

/** Why an explanation is open; it closes when the last reason is gone. */
type Reason = 'pointer' | 'focus' | 'click';

/** When an explanation was last closed, on the clock of `performance.now()`. */
let closedAt = -Infinity;

/**
 * Opens an explanation when a pointer rests on it, at once on focus, and toggles it on a tap or a
 * click; Escape closes it. What the visitor has opened before is left open. Returns the function
 * that ends all this.
 */
export function attachHoverIntent(explained: Explained): () => void {
  const { host, trigger, stays, isOpen, open, close } = explained;
  const reasons = new Set<Reason>(isOpen() ? ['click'] : []);
  let rest: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;

  const give = (reason: Reason) => {
    clearTimeout(rest);
    reasons.add(reason);
    if (!isOpen()) open();
  };
  const shut = () => {
    clearTimeout(rest);
    reasons.clear();
    if (!isOpen()) return;
    close();
    closedAt = performance.now();
  };
  const take = (reason: Reason) => {
    if (reasons.delete(reason) && reasons.size === 0) shut();
  };
  const turnAway = () => {
    take('focus');
    if (!stays) take('click');
  };

  const enterByPointer = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return;
    stopWaiting();
    const waits = !isOpen() && performance.now() - closedAt > TOOLTIP_SKIP_MS;
    if (waits) rest = setTimeout(() => give('pointer'), TOOLTIP_OPEN_MS);
    else give('pointer');
  };
  const leave = () => {
    stopWaiting();
    take('pointer');
  };
  const stopWaiting = () => {
    clearTimeout(rest);
    host.removeEventListener('pointermove', enterByPointer);
  };
  const press = () => {
    // The press moves the focus, and the click that follows it is to toggle what was there before.
    pressed = true;
  };
  const toggle = (event: Event) => {
    event.preventDefault();
    pressed = false;
    // What the pointer has just opened on its way to this click is wanted: it stays.
    const isOnlyPointedAt = reasons.has('pointer') && reasons.size === 1;
    if (isOpen() && !isOnlyPointedAt) shut();
    else give('click');
  };
  const focus = () => {
    if (pressed) return;
    give('focus');
    // A long biography moves its button to its own foot.
    keepInSight(trigger);
  };
  const blur = ({ relatedTarget }: FocusEvent) => {
    pressed = false;
    if (relatedTarget instanceof Node && host.contains(relatedTarget)) return;
    turnAway();
    if (relatedTarget instanceof HTMLElement) keepInSight(relatedTarget);
  };

  const end = new AbortController();
  const { signal } = end;
  host.addEventListener('pointerenter', enterByPointer, { signal });
  host.addEventListener('pointerleave', leave, { signal });
  host.addEventListener('focusin', focus, { signal });
  host.addEventListener('focusout', blur, { signal });
  trigger.addEventListener('pointerdown', press, { signal });
  trigger.addEventListener('click', toggle, { signal });
  onPressOutside(host, turnAway, signal);
  onEscape(shut, signal);

  // A pointer that is there already when React arrives may have closed it: its next move counts. So
  // may the focus, whose next key counts as any.
  if (host.matches(':hover') && matchMedia('(hover: hover)').matches) {
    host.addEventListener('pointermove', enterByPointer, { signal });
  }

  return () => {
    end.abort();
    clearTimeout(rest);
  };
}
