/**
 * Opens a biography for the time of printing, for browsers whose style sheets cannot do so (those
 * without `::details-content`). Returns the function that ends this.
 */
export function openWhilePrinting(details: HTMLDetailsElement): () => void {
  const end = new AbortController();
  let wasOpen = false;
  const open = () => {
    wasOpen = details.open;
    details.open = true;
  };
  const putBack = () => {
    details.open = wasOpen;
  };
  addEventListener('beforeprint', open, { signal: end.signal });
  addEventListener('afterprint', putBack, { signal: end.signal });
  return () => end.abort();
}
