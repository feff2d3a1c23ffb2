import { languageOf, type Language } from '@wnc/content/languages';
import { createContext, type MouseEvent, useContext } from 'react';
import { useTranslation } from 'react-i18next';

import { isTranslated } from './isTranslated.ts';
import { prepareLanguage, switchLanguage } from './switchLanguage.ts';

/** The path of the page within its language: `` for home, `privacy/`. */
export const PagePathContext = createContext('');

/**
 * Returns a function that tells, once, whether the visitor has followed a link to another page
 * since: that page, which may be slow to load, is the one to open. Some browsers cannot tell.
 */
function watchForLeaving(): () => boolean {
  let isLeaving = false;
  const note = ({ destination }: NavigateEvent) => {
    // A link to a phone number or a mail address leads to no page.
    isLeaving ||= !destination.sameDocument && destination.url.startsWith('http');
  };
  window.navigation?.addEventListener('navigate', note);
  return () => {
    window.navigation?.removeEventListener('navigate', note);
    return isLeaving;
  };
}

/**
 * Props of a link to the same page in another language. It is an ordinary link; once it is hydrated,
 * hover and focus prefetch the words, and a click switches in place.
 */
export function useLanguageLink(language: Language) {
  const { i18n } = useTranslation();
  const href = languageOf(language).path + useContext(PagePathContext);
  const prefetch = () => void prepareLanguage(i18n, language).catch(() => undefined);
  const switchInPlace = async (otherPage: string) => {
    const isLeaving = watchForLeaving();
    const result = await switchLanguage(i18n, language, () => {
      // After a second click while the words were being fetched, the address is this one already.
      if (location.pathname === href) return;
      history.pushState(null, '', href + location.search + location.hash);
    });
    if (!isLeaving() && result === 'failed') location.assign(otherPage);
  };
  return {
    href,
    hrefLang: language,
    // Not `onPointerEnter`: React derives it from the element left, which may not be hydrated yet.
    onPointerOver: prefetch,
    onFocus: prefetch,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (isTranslated()) return;
      event.preventDefault();
      // At the second click of a double click, the link already leads back.
      if (event.detail > 1) return;
      // The `href` has the query and the section that early/tendReplayed.ts has added.
      void switchInPlace(event.currentTarget.href);
    },
  };
}
