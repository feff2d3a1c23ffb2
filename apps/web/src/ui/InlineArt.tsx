/**
 * Art that is part of the HTML and of nothing else: the prerender writes it, React leaves it as it
 * stands. Pass the text of an SVG file as `import.meta.env.SSR ? svg : ''`, so that no script
 * carries the drawing a second time.
 */
export function InlineArt({ svg, className }: { svg: string; className: string }) {
  return (
    <div
      aria-hidden="true"
      className={className}
      dangerouslySetInnerHTML={{ __html: svg }}
      suppressHydrationWarning
    />
  );
}
