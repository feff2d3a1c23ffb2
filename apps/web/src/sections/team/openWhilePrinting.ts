/**
 * Opens a biography while the page is printed, in browsers where CSS cannot (those without
 * `::details-content`). Returns the function that removes the listeners.
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
