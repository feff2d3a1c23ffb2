import { useEffect, useState } from 'react';

import { navLinks } from './navLinks.ts';

/** A line across the window, a third from its top: the section on it is the one being read. */
const READING_LINE = '-33% 0px -66% 0px';

/** The header's anchor whose section the visitor is reading, or undefined between sections. */
export function useCurrentAnchor(): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const onLine = new Set<Element | null | undefined>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) onLine.add(target);
          else onLine.delete(target);
        }
        setCurrent(navLinks.find(({ anchor }) => onLine.has(sectionOf(anchor)))?.anchor);
      },
      { rootMargin: READING_LINE },
    );
    const observe = () => {
      for (const { anchor } of navLinks) {
        const section = sectionOf(anchor);
        if (section) observer.observe(section);
      }
    };
    observe();
    // If React has rendered a section again, it is a different element.
    addEventListener('scroll', observe);
    return () => {
      removeEventListener('scroll', observe);
      observer.disconnect();
    };
  }, []);
  return current;
}

const sectionOf = (anchor: string) => document.getElementById(anchor)?.closest('section');
