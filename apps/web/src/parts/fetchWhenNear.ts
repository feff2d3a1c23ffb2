import type { i18n } from 'i18next';

import { fetchPart, type LaterPart } from './laterParts.ts';

/** How far ahead of a section its code is fetched: about two swipes. */
const AHEAD = '200% 0px';
const TOUCHES = ['pointerdown', 'focusin', 'input'] as const;

/**
 * Fetches a part when the visitor nears one of its sections, given by their anchors, or touches one
 * first; again at the next occasion where that fails.
 */
export function fetchWhenNear(i18n: i18n, part: LaterPart, anchors: readonly string[]): void {
  const stop = new AbortController();
  const fetchIt = () => {
    fetchPart(i18n, part).then(
      () => stop.abort(),
      () => undefined,
    );
  };
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) fetchIt();
    },
    { rootMargin: AHEAD },
  );
  stop.signal.addEventListener('abort', () => observer.disconnect());
  for (const anchor of anchors) {
    const section = document.getElementById(anchor);
    if (!section) continue;
    observer.observe(section);
    for (const touch of TOUCHES) {
      section.addEventListener(touch, fetchIt, { signal: stop.signal, passive: true });
    }
  }
}
