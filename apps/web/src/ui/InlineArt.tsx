/** The HTML that React compares and, if it has to create the element again, writes: none. */
const NOTHING = import.meta.env.SSR ? '' : (window.trustedTypes?.emptyHTML ?? '');

const holders = new Map<string, HTMLElement>();

/**
 * Remembers the element of every drawing. Call it before hydration: if something else, such as a
 * translator, has changed the HTML, React creates the elements of that part again, without their
 * drawings.
 */
export function keepDrawings(): void {
  for (const holder of document.querySelectorAll<HTMLElement>('[data-art]')) {
    holders.set(holder.dataset['art'] ?? '', holder);
  }
}

/** Moves the drawing over from the element that has left the page. */
function putBack(holder: HTMLElement | null): void {
  const name = holder?.dataset['art'] ?? '';
  const before = holders.get(name);
  if (!holder || !before || holder.hasChildNodes()) return;
  holder.append(...before.childNodes);
  holders.set(name, holder);
}

/**
 * Art that is in the HTML and nowhere else: the prerender writes it, React leaves it as it is. Pass
 * the text of an SVG file as `import.meta.env.SSR ? svg : ''`, so that no script carries the drawing
 * a second time. `name` is unique on the page.
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
