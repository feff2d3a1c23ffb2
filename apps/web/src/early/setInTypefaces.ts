import { navigationType } from './navigationType.ts';

/**
 * Sets the page in its typefaces, once they have loaded or failed to: one part per frame, from the
 * top, since all of them in one task would delay a tap. The first screen has requested both
 * (fonts.css), and they arrive together: it is enough to wait for one. After a reload or back, all
 * parts at once, also where nothing is scrolled yet: while a page grows step by step, Chromium loses
 * the place that it restores.
 */
export async function setInTypefaces(): Promise<void> {
  await document.fonts.load('1em Figtree').catch(() => {});
  // Named as in sectionInMiddle.ts, since what is written twice costs fewer bytes. In development React
  // complains of attributes that it has not written: all of the page is set at once.
  const parts = import.meta.env.DEV ? '#root' : 'main>section:not([hidden]),footer';
  for (const part of document.querySelectorAll<HTMLElement>(parts)) {
    if (navigationType() === 'navigate') {
      // oxlint-disable-next-line no-await-in-loop -- one frame after the other
      await new Promise(requestAnimationFrame);
    }
    part.dataset['typeset'] = '';
  }
}
