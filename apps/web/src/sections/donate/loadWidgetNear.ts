/** How far below the window the section is when its script is requested. */
const NEAR_PX = 600;

/**
 * Loads the donation company's script from `address` once the section comes near or is used, and
 * not before. Nothing waits for the script: if it is slow or blocked, the page works without it.
 * Returns the function that stops watching the section.
 */
export function loadWidgetNear(section: HTMLElement, address: string): () => void {
  const end = new AbortController();
  const load = () => {
    end.abort();
    if ([...document.scripts].some(({ src }) => src === address)) return;
    const script = document.createElement('script');
    script.src = address;
    document.head.append(script);
  };
  const nearness = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) load();
    },
    { rootMargin: `${NEAR_PX}px` },
  );
  nearness.observe(section);
  end.signal.addEventListener('abort', () => nearness.disconnect());
  section.addEventListener('focusin', load, { signal: end.signal });
  section.addEventListener('pointerdown', load, { signal: end.signal });
  return () => end.abort();
}
