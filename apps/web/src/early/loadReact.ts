/** What visitors do shortly before their first tap: React is fetched then, to be there for the tap. */
const SIGNS = [
  'pointerdown',
  'pointermove',
  'keydown',
  'scroll',
  'focusin',
  // Back, on a page that was loaded again after its language had been switched in place.
  'popstate',
] as const;

/** So long a link waits for React on a weak network before it is followed as any link. */
const PATIENCE_MS = 1500;

/**
 * Fetches React and its words, the `files`, at the first human sign, never before the first paint. A
 * click on an element with `data-replay` that comes before React is held and given to React once it
 * is there; a link is followed, to the section of this address, where React cannot be fetched or
 * takes long, and at once where the visitor has not gone anywhere yet, since another page is then
 * there sooner than React.
 */
export function loadReactOnFirstSign(files: readonly string[]): void {
  const held: HTMLElement[] = [];

  const letGo = () => {
    removeEventListener('click', hold, true);
    // Not at once: from inside React's own work a click cannot hydrate the section that it is in.
    setTimeout(() => {
      for (const target of held.splice(0)) target.click();
    });
  };

  const load = async (event: Event) => {
    if (isWayOut(event.target) || isAtRest(event)) return;
    for (const sign of SIGNS) removeEventListener(sign, load, true);
    try {
      const [entry] = await Promise.all(files.map((file) => import(/* @vite-ignore */ file)));
      entry.begin();
    } catch {
      letGo();
      // After the click that is let go: the next one asks again.
      setTimeout(() => addEventListener('click', hold, true));
    }
  };

  const hold = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const target =
      event.target instanceof Element && event.target.closest<HTMLElement>('[data-replay]');
    if (!target) return;
    if (target instanceof HTMLAnchorElement) {
      target.search = location.search;
      target.hash = location.hash;
      if (isWayOut(target)) return;
      setTimeout(letGo, PATIENCE_MS);
    }
    event.preventDefault();
    held.push(target);
    void load(event);
  };

  for (const sign of SIGNS) addEventListener(sign, load, true);
  addEventListener('click', hold, true);
  document.addEventListener('hydrated', letGo);
  // A page that is opened at a section swaps its description, which React does.
  addEventListener('load', (event) => {
    if (location.hash) void load(event);
  });
}

/** Browsers tell of a pointer that lies where a page opens as of one that moves, by nothing. */
const isAtRest = ({ type, movementX, movementY }: Event & Partial<PointerEvent>) =>
  type === 'pointermove' && !movementX && !movementY;

/**
 * Whether a link is followed as any link: all that another page would not bring along is as it was
 * opened; the draft it brings. React would only be in the way of that page.
 */
const isWayOut = (target: EventTarget | null) =>
  target instanceof Element &&
  scrollY === 0 &&
  !('menuOpen' in document.documentElement.dataset) &&
  target.closest('a[data-replay]');
