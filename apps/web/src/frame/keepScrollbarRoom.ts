/**
 * Notes the width of the scrollbar that the open menu takes away (header.css): while the menu is
 * open, there is none to measure. Skipped if there is no scrollbar, as on phones, where the change
 * would restyle the whole page.
 */
export function keepScrollbarRoom(): void {
  const page = document.documentElement;
  const width = innerWidth - page.clientWidth;
  if (width) page.style.setProperty('--scrollbar', `${width}px`);
}
