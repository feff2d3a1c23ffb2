import { awaitStyles } from './early/awaitStyles.ts';

/**
 * Requests the style sheet again where it could not be fetched. To be called before React hydrates,
 * when browsers have passed the link: it has loaded, has failed, or is still pending as one for print.
 */
export function retryStyles(): void {
  const link = document.querySelector('main link') as HTMLLinkElement;
  const sheet = link.sheet as CSSStyleSheet;
  try {
    if (link.media === 'print' ? !sheet : sheet.cssRules.length > 0) return;
  } catch {
    // After a failure, Firefox has no sheet, and Chromium lets nobody see its rules.
  }
  awaitStyles(link);
  // Even the same address is requested.
  link.href += '';
}
