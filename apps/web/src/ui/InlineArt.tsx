/** What React compares and, if it must build the element anew, writes: nothing. */
const NOTHING = import.meta.env.SSR ? '' : (window.trustedTypes?.emptyHTML ?? '');

const holders = new Map<string, HTMLElement>();

/**
 * Remembers where every drawing stands in the page, to be called before React takes over: where
 * something else has changed the page meanwhile, a translator for example, React builds that part
 * anew.
 */
export function keepDrawings(): void {
  for (const holder of document.querySelectorAll<HTMLElement>('[data-art]')) {
    holders.set(holder.dataset['art'] ?? '', holder);
  }
}

/** Brings the drawing over from the holder that has left the page. */
function putBack(holder: HTMLElement | null): void {
  const name = holder?.dataset['art'] ?? '';
  const before = holders.get(name);
  if (!holder || !before || holder.hasChildNodes()) return;
  holder.append(...before.childNodes);
  holders.set(name, holder);
}

/**
 * Art that is part of the HTML and of nothing else: the prerender writes it, React leaves it as it
 * stands. Pass the text of an SVG file as `import.meta.env.SSR ? svg : ''`, so that no script
 * carries the drawing a second time. `name` is its own on the page.
 */
export function InlineArt(props: { name: string; svg: string; className: string }) {
  return (
    <div
      ref={putBack}
      aria-hidden="true"
      className={props.className}
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? props.svg : NOTHING }}
      data-art={props.name}
      suppressHydrationWarning
    />
  );
}
