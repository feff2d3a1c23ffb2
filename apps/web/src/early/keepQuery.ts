/** Lets the links to this page in another language bring along what the endpoint put into its address. */
export function keepQuery(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header a[hreflang]')) {
    link.search = location.search;
  }
}
