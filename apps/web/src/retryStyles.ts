import { awaitStyles } from './early/awaitStyles.ts';

/**
 * Requests the style sheet again, once, where it could not be fetched. To be called before React
 * hydrates, when browsers have passed the link: it has loaded, has failed, or is still pending as one
 * for print that the first screen's script is waiting for.
 */
export function retryStyles(): void {
  const link = document.querySelector('main link') as HTMLLinkElement;
  const sheet = link.sheet;
  const retry = () => {
    awaitStyles(link);
    // Even the same address is requested.
    link.href += '';
  };
  try {
    if (link.media === 'print' && !sheet) link.addEventListener('error', retry, { once: true });
    // After a failure, Firefox has no sheet.
    else if (!sheet?.cssRules.length) retry();
  } catch {
    // After a failure, Chromium lets nobody see the rules.
    retry();
  }
}
