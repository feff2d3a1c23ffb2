/** What React compares and, if it must build the element anew, writes: nothing. */
const NOTHING = import.meta.env.SSR ? '' : (window.trustedTypes?.emptyHTML ?? '');

const drawings = new Map<string, Node>();

/**
 * Keeps a copy of every drawing in the page, to be called before React takes over: where something
 * else has changed the page meanwhile, a translator for example, React builds that part anew.
 */
export function keepDrawings(): void {
  for (const holder of document.querySelectorAll<HTMLElement>('[data-art]')) {
    const drawing = holder.firstElementChild?.cloneNode(true);
    if (drawing) drawings.set(holder.dataset['art'] ?? '', drawing);
  }
}

function putBack(holder: HTMLElement | null): void {
  const drawing = drawings.get(holder?.dataset['art'] ?? '');
  if (holder && drawing && !holder.firstElementChild) holder.append(drawing.cloneNode(true));
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
