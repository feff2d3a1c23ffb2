/** Input after which the page no longer scrolls on the visitor's behalf. */
const INPUTS = ['wheel', 'pointerdown', 'keydown'];

/**
 * Returns a function that tells whether the visitor has used any input since this call. The first
 * one ends the watch.
 */
export function watchForInput(): () => boolean {
  let hasActed = false;
  const note = () => {
    hasActed = true;
    for (const type of INPUTS) removeEventListener(type, note, true);
  };
  // In the capture phase: React stops the propagation of events in a part not hydrated yet. On the
  // window, listeners to "wheel" are passive by default (DOM, "default passive value").
  for (const type of INPUTS) addEventListener(type, note, true);
  return () => hasActed;
}
