/** What a visitor does before anything has to answer: time enough to fetch React. */
const SIGNS = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  'wheel',
  'scroll',
  'focusin',
  'input',
  // Back, on a page that was loaded again after its language had been switched in place.
  'popstate',
] as const;

/**
 * Fetches React at the first human sign, never before the first paint. A click on an element with
 * `data-replay` that comes before React is held and given to React once it is there; if React
 * cannot be fetched, a link is followed as any link.
 */
export function loadReactOnFirstSign(entry: string): void {
  let loading = false;
  let held: HTMLElement | undefined;

  const letGo = () => {
    removeEventListener('click', hold, true);
    // Not at once: from inside React's own work a click cannot hydrate the section that it is in.
    setTimeout(() => {
      held?.click();
      held = undefined;
    });
  };

  const load = async () => {
    if (loading) return;
    loading = true;
    for (const sign of SIGNS) removeEventListener(sign, load, true);
    try {
      await import(/* @vite-ignore */ entry);
    } catch {
      letGo();
    }
  };

  const hold = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const target = event.target instanceof Element && event.target.closest('[data-replay]');
    if (!(target instanceof HTMLElement)) return;
    event.preventDefault();
    held = target;
    void load();
  };

  for (const sign of SIGNS) addEventListener(sign, load, { capture: true, passive: true });
  addEventListener('click', hold, true);
  document.addEventListener('hydrated', letGo);
  // A page that is opened at a section swaps its description, which React does.
  addEventListener('load', () => {
    if (location.hash) void load();
  });
}
