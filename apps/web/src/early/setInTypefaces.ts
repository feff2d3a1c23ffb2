import { navigationType } from './navigationType.ts';

/** Between two parts, a tap is answered at once; 50 ms are too few for that. */
const GAP_MS = 100;

/**
 * Sets the page in its typefaces, once they have loaded or failed to: one part after the other, from
 * the top, since all of them in one task, or one in every frame, would delay a tap. The first screen
 * has requested both (fonts.css), and they arrive together: it is enough to wait for one. Whoever
 * has left the top, or has opened a section, does not wait for the parts above. After a reload or
 * back, all parts at once, also where nothing is scrolled yet: while a page grows step by step,
 * Chromium loses the place that it restores.
 */
export async function setInTypefaces(): Promise<void> {
  await document.fonts.load('1em Figtree').catch(() => {});
  // The selector of sectionInMiddle.ts: what is written twice costs fewer bytes. In development React
  // complains of attributes that it has not written: all of the page is set at once.
  const parts = import.meta.env.DEV ? '#root' : 'main>section:not([hidden]),footer';
  for (const part of document.querySelectorAll<HTMLElement>(parts)) {
    if (navigationType === 'navigate') {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await new Promise((resolve) => setTimeout(resolve, scrollY ? 0 : GAP_MS));
    }
    part.dataset['typeset'] = '';
  }
}
