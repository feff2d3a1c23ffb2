import { awaitStyles } from './awaitStyles.ts';

/** For so long all that is below the first screen waits for its styles; then it is shown as it is. */
const STYLE_TIMEOUT_MS = 5000;

/**
 * Browsers stop parsing at a style sheet that has not loaded: while a request gets no response, the
 * form and the telephone number are missing. They do not stop for one that is only for print. Firefox
 * stops all the same.
 */
export function limitStyleWait(): void {
  setTimeout(() => {
    const link = document.querySelector<HTMLLinkElement>('main link');
    if (link && !link.sheet) awaitStyles(link);
  }, STYLE_TIMEOUT_MS);
}
