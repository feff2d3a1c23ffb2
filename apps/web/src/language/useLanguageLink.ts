import { languageOf, type Language } from '@wnc/content/languages';
import { createContext, type MouseEvent, useContext } from 'react';
import { useTranslation } from 'react-i18next';

import { isTranslated } from './isTranslated.ts';
import { prepareLanguage, switchLanguage } from './switchLanguage.ts';

/** The address of the page behind the folder of its language: `` for home, `privacy/`. */
export const PagePathContext = createContext('');

/**
 * What a link to the same page in another language needs. It works as any link; once React is there
 * the words are fetched when the visitor turns to it, and a click switches in place.
 */
export function useLanguageLink(language: Language) {
  const { i18n } = useTranslation();
  const href = languageOf(language).path + useContext(PagePathContext);
  const prefetch = () => void prepareLanguage(i18n, language).catch(() => undefined);
  const switchInPlace = async () => {
    const isSwitched = await switchLanguage(i18n, language, () => {
      // A second click while the words were on their way finds the address there.
      if (location.pathname !== href) history.pushState(null, '', inPlace(href));
    });
    if (!isSwitched) location.assign(inPlace(href));
  };
  return {
    href,
    hrefLang: language,
    // Not "enter", which React derives from the element that is left, where it may not be yet.
    onPointerOver: prefetch,
    onFocus: prefetch,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      if (isTranslated()) return;
      event.preventDefault();
      // The second of a double click comes to the link that leads back by then.
      if (event.detail < 2) void switchInPlace();
    },
  };
}

/** The same place on the page of another address. */
const inPlace = (href: string) => href + location.search + location.hash;
