import type { ToggleEvent } from 'react';

/**
 * Notes how wide the scrollbar is that the open menu takes away (header.css). Not where it is none, as
 * on phones: there, the change would style the whole page again.
 */
export function keepScrollbarRoom({ newState }: ToggleEvent): void {
  const page = document.documentElement;
  const width = innerWidth - page.clientWidth;
  if (newState === 'open' && width) page.style.setProperty('--scrollbar', `${width}px`);
}
