import { useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { manifestAddress } from '../head/addresses.ts';
import { languageShown } from '../i18n.ts';
import { isTranslated } from './isTranslated.ts';
import { languageOfPath } from './languageOfPath.ts';
import { holdLine } from './place.ts';
import { switchLanguage } from './switchLanguage.ts';

/**
 * Keeps the document in step with the language that React shows: `<html lang>`, the web manifest, and
 * the way back in the history. The change is announced once, politely.
 */
export function LanguageOfPage() {
  const { t, i18n } = useTranslation();
  const language = languageShown(i18n);
  const [first] = useState(language);
  const [changed, setChanged] = useState(false);
  if (language !== first && !changed) setChanged(true);

  useLayoutEffect(() => {
    const page = document.documentElement;
    // Even the same value would have the browser work out every style anew.
    if (page.lang !== language) page.lang = language;
  }, [language]);

  // A browser that can install the page fetches what is named, and nobody puts a page on the home
  // screen before touching it (decision 068). As React's own, a `<link>` takes 30 kB more of memory.
  useEffect(() => {
    const link = document.createElement('link');
    link.rel = 'manifest';
    link.href = manifestAddress(language);
    document.head.append(link);
    return () => link.remove();
  }, [language]);

  useEffect(() => {
    const follow = async (): Promise<void> => {
      const { code, tag } = languageOfPath(location.pathname);
      if (tag === i18n.language) return;
      // The browser is about to scroll by the pixels of a page in the other language.
      requestAnimationFrame(holdLine());
      if (isTranslated() || !(await switchLanguage(i18n, code))) location.reload();
      // The visitor may have gone further by now.
      else await follow();
    };
    const goBack = () => void follow();
    // The address may have changed before React came.
    goBack();
    addEventListener('popstate', goBack);
    return () => removeEventListener('popstate', goBack);
  }, [i18n]);

  return <output className="sr-only">{changed ? t(($) => $.language.changed) : ''}</output>;
}
