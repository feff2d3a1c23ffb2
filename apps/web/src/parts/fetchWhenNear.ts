import type { i18n } from 'i18next';

import type { Island } from './islands.ts';
import { fetchPart, openParts } from './laterParts.ts';

/** How far ahead of a section its code is fetched: about two swipes. */
const AHEAD = '200% 0px';
// Not `input`: a part that cannot be fetched would be requested with every letter.
const TOUCHES = ['pointerdown', 'focusin', 'change'] as const;

/**
 * Fetches a part when the visitor nears one of its `islands`, or touches one first; after a failure,
 * tries again on the next occasion.
 */
export function fetchWhenNear(i18n: i18n, islands: readonly Island[]): void {
  const fetchPartOf = (element: Element | null) => {
    const part = islands.find(({ name }) => name === element?.id)?.part;
    if (part && part !== 'first' && !openParts().includes(part))
      fetchPart(i18n, part).catch(() => undefined);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) fetchPartOf(target);
    },
    { rootMargin: AHEAD },
  );
  for (const { name } of islands) {
    const section = document.getElementById(name);
    if (section) observer.observe(section);
  }
  const note = ({ target }: Event) =>
    fetchPartOf(target instanceof Element ? target.closest('main section') : null);
  // In the capture phase: React stops the propagation of events in a part not hydrated yet.
  for (const touch of TOUCHES) addEventListener(touch, note, { capture: true, passive: true });
}
