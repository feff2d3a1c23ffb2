/** Copies the query, set by the endpoint, to the links to this page in other languages. */
export function keepQuery(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header a[hreflang]')) {
    link.search = location.search;
  }
}
