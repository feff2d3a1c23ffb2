/** Adds the query and hash of this address to a link to another language when it is clicked. */
export function keepAddress(): void {
  addEventListener('click', keep, true);
}

function keep({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-replay]');
  if (!link) return;
  link.search = location.search;
  link.hash = location.hash;
}
