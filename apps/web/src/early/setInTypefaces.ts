import { navigationType } from './navigationType.ts';

/** Between two parts, taps are answered; 50 ms is too short for that. */
const GAP_MS = 100;

/**
 * Sets the page in its typefaces, once they have loaded or failed to: one part after another, from
 * the top, since all in one task, or one per frame, would delay a tap. The first screen has
 * requested both typefaces (fonts.css), and they arrive together, so waiting for one is enough. A
 * visitor who has left the top, or has opened a section, does not wait for the parts above. After a
 * reload or Back, all parts change at once, even if nothing is scrolled yet: while a page grows
 * step by step, Chromium loses the position that it restores.
 */
export async function setInTypefaces(): Promise<void> {
  await document.fonts.load('1em Figtree').catch(() => {});
  // The same selector as in sectionInMiddle.ts: repeated text costs fewer bytes. In development,
  // React complains about attributes it did not write: the whole page is set at once.
  const parts = import.meta.env.DEV ? '#root' : 'main>section:not([hidden]),footer';
  for (const part of document.querySelectorAll<HTMLElement>(parts)) {
    if (navigationType === 'navigate') {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await new Promise((resolve) => setTimeout(resolve, scrollY ? 0 : GAP_MS));
    }
    part.dataset['typeset'] = '';
  }
}
