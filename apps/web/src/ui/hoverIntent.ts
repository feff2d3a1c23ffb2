import { keepInSight } from './keepInSight.ts';
import { onEscape, onPressOutside } from './lightDismiss.ts';

/** How long a pointer rests on something before its explanation opens. */
export const TOOLTIP_OPEN_MS = 700;
/** How long after one explanation has closed the next one still opens without that wait. */
export const TOOLTIP_SKIP_MS = 300;

/** Something that opens an explanation, and the explanation, which is inside it. */
export type Explained = {
  /** Holds both: a pointer anywhere over it keeps the explanation open. */
  host: HTMLElement;
  /** A tap or a click on it toggles the explanation. */
  trigger: HTMLElement;
  /** Whether it stays open on a press or focus elsewhere, once a click has opened it. */
  stays: boolean;
  isOpen: () => boolean;
  open: () => void;
  close: () => void;
};

/** Why an explanation is open; it closes when the last reason is gone. */
type Reason = 'pointer' | 'focus' | 'click';

/** When an explanation was last closed, in ms of `performance.now()`. */
let closedAt = -Infinity;

/**
 * Opens an explanation when a pointer rests on it, at once on focus, and toggles it on a tap or a
 * click; Escape closes it. An explanation that is already open stays open. Returns the function that
 * removes the listeners.
 */
export function attachHoverIntent(explained: Explained): () => void {
  const { host, trigger, stays, isOpen, open, close } = explained;
  const reasons = new Set<Reason>(isOpen() ? ['click'] : []);
  let openTimer: ReturnType<typeof setTimeout> | undefined;
  let pressed = false;

  const addReason = (reason: Reason) => {
    clearTimeout(openTimer);
    reasons.add(reason);
    if (!isOpen()) open();
  };
  const dismiss = () => {
    clearTimeout(openTimer);
    reasons.clear();
    if (!isOpen()) return;
    close();
    closedAt = performance.now();
  };
  const removeReason = (reason: Reason) => {
    if (reasons.delete(reason) && reasons.size === 0) dismiss();
  };
  const turnAway = () => {
    removeReason('focus');
    if (!stays) removeReason('click');
  };

  const enterByPointer = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'touch') return;
    stopWaiting();
    const waits = !isOpen() && performance.now() - closedAt > TOOLTIP_SKIP_MS;
    if (waits) openTimer = setTimeout(() => addReason('pointer'), TOOLTIP_OPEN_MS);
    else addReason('pointer');
  };
  const leave = () => {
    stopWaiting();
    removeReason('pointer');
  };
  const stopWaiting = () => {
    clearTimeout(openTimer);
    host.removeEventListener('pointermove', enterByPointer);
  };
  const press = () => {
    pressed = true;
  };
  const toggle = (event: Event) => {
    event.preventDefault();
    pressed = false;
    // What the pointer opened just before this click is wanted: it stays.
    const isOnlyPointedAt = reasons.has('pointer') && reasons.size === 1;
    if (isOpen() && !isOnlyPointedAt) dismiss();
    else addReason('click');
  };
  const focus = () => {
    // A press moves the focus too, and the click that follows has to toggle the state from before.
    // The press may have begun before React was there; and some visitors have every focus made
    // visible.
    if (pressed || !trigger.matches(':focus-visible')) return;
    addReason('focus');
    // A long biography moves its button to its end.
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
  onEscape(dismiss, signal);

  // A pointer that is on it at hydration may have closed it with a click: only its next move opens
  // it. So may the keyboard, whose next key works as usual.
  if (host.matches(':hover') && matchMedia('(hover: hover)').matches) {
    host.addEventListener('pointermove', enterByPointer, { signal });
  }

  return () => {
    end.abort();
    clearTimeout(openTimer);
  };
}
