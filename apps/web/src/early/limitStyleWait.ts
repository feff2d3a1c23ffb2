import { awaitStyles } from './awaitStyles.ts';

/** How long everything below the first screen waits for its styles; then it shows without them. */
const STYLE_TIMEOUT_MS = 5000;

/**
 * Browsers stop parsing at a style sheet that has not loaded: until its request gets a response,
 * the form and the phone number are missing. They do not stop at a print style sheet, except for
 * Firefox, which stops even then.
 */
export function limitStyleWait(): void {
  setTimeout(() => {
    const link = document.querySelector<HTMLLinkElement>('main link');
    if (link && !link.sheet) awaitStyles(link);
  }, STYLE_TIMEOUT_MS);
}
