import type { i18n } from 'i18next';

import { languageShown } from '../i18n.ts';

/** Whether the browser's translator has wrapped the texts: React must not change them anymore. */
export const isTranslated = (): boolean => document.querySelector('#root font') !== null;

/**
 * Before hydration: whether a translator has changed the texts themselves, as Firefox's and
 * Safari's do, judged by a text that is always in the window; or is about to, judged by the page's
 * `lang`.
 */
export const isTranslatedInPlace = (i18n: i18n): boolean => {
  const donate = document.querySelector('#top [target]')?.textContent;
  return (
    document.documentElement.lang !== languageShown(i18n) ||
    donate?.includes(i18n.t(($) => $.nav.donate)) === false
  );
};
