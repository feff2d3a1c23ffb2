import { awaitStyles } from './early/awaitStyles.ts';

/**
 * Requests the style sheet again, once, if it could not be fetched. Call it before React hydrates,
 * when browsers are past the link: the style sheet has loaded, has failed, or is still pending as a
 * print one that the first screen's script is waiting for.
 */
export function retryStyles(): void {
  const link = document.querySelector('main link') as HTMLLinkElement;
  const sheet = link.sheet;
  const retry = () => {
    // In a new link: Chromium, at least up to 138, fires no `load` on one that has failed.
    const next = link.cloneNode() as HTMLLinkElement;
    awaitStyles(next);
    link.replaceWith(next);
  };
  try {
    if (link.media === 'print' && !sheet) link.addEventListener('error', retry, { once: true });
    // After a failure, Firefox has no sheet.
    else if (!sheet?.cssRules.length) retry();
  } catch {
    // After a failure, Chromium throws when the rules are read.
    retry();
  }
}
