/**
 * Notes how wide the scrollbar is that the open menu takes away (header.css): as long as it is open
 * there is none to measure. Not where it is none, as on phones: there, the change would style the
 * whole page again.
 */
export function keepScrollbarRoom(): void {
  const page = document.documentElement;
  const width = innerWidth - page.clientWidth;
  if (width) page.style.setProperty('--scrollbar', `${width}px`);
}
