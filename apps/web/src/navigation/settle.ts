import { watchForInput } from './watchForInput.ts';

/**
 * Corrects a jump to an element while the page is still loading: late typefaces change the height
 * of everything above it, and browsers do not update the target of a smooth scroll. Once all parts
 * have their typefaces, scrolls to the element again, unless the visitor moves on first.
 */
export async function settle(element: Element): Promise<void> {
  if (isSet()) return;
  const hasActed = watchForInput();
  while (!isSet()) {
    // oxlint-disable-next-line no-await-in-loop -- one frame after the other
    await new Promise(requestAnimationFrame);
    if (hasActed()) return;
  }
  element.scrollIntoView({ behavior: 'instant' });
}

/**
 * The footer is the last part to get its typefaces (early/setInTypefaces.ts). In development, and
 * if React has rendered the page again, the root has them for all parts.
 */
const isSet = () => document.querySelector('[data-typeset]:not(section)');
