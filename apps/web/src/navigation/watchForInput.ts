/** Input after which the page no longer scrolls on the visitor's behalf; "popstate" is back or forward. */
const INPUTS = ['wheel', 'pointerdown', 'keydown', 'popstate'];

/** Returns a function that tells whether the visitor has used any input since this call. */
export function watchForInput(): () => true | undefined {
  let hasActed: true | undefined;
  for (const type of INPUTS) {
    // In the capture phase: React stops the propagation of events in a part not hydrated yet. On the
    // window, listeners to "wheel" are passive by default (DOM, "default passive value").
    addEventListener(type, () => (hasActed = true), true);
  }
  return () => hasActed;
}
