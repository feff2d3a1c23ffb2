/**
 * Runs in the page before React: it fetches React on the first human sign, or when the browser has
 * nothing else to do, so that React never stands in the way of the first paint.
 */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'];

const entry = document.querySelector<HTMLScriptElement>('script[data-entry]')?.dataset['entry'];

let asked = false;
function takeOver() {
  if (asked || !entry) return;
  asked = true;
  for (const sign of SIGNS) removeEventListener(sign, takeOver, true);
  void import(/* @vite-ignore */ entry);
}

for (const sign of SIGNS) addEventListener(sign, takeOver, { capture: true, passive: true });
