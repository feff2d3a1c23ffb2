import { useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { languageShown } from '../i18n.ts';
import { isTranslated } from './isTranslated.ts';
import { languageOfPath } from './languageOfPath.ts';
import { holdReadingPosition } from './place.ts';
import { switchLanguage } from './switchLanguage.ts';

/**
 * Keeps `<html lang>` in step with the language that React shows, and that language in step with the
 * address when the visitor goes back or forward. Announces each change in a polite live region.
 */
export function LanguageOfPage() {
  const { t, i18n } = useTranslation();
  const language = languageShown(i18n);
  const [first] = useState(language);
  const [changed, setChanged] = useState(false);
  if (language !== first && !changed) setChanged(true);

  useLayoutEffect(() => {
    const page = document.documentElement;
    // Setting even the same value makes the browser recalculate every style.
    if (page.lang !== language) page.lang = language;
  }, [language]);

  useEffect(() => {
    const follow = async (): Promise<void> => {
      const { code, tag } = languageOfPath(location.pathname);
      if (tag === i18n.language) return;
      // The browser is about to restore a scroll position in pixels of the other language's page.
      requestAnimationFrame(holdReadingPosition());
      if (isTranslated() || !(await switchLanguage(i18n, code))) location.reload();
      // The visitor may have navigated again by now.
      else await follow();
    };
    const goBack = () => void follow();
    // The address may have changed before React loaded.
    goBack();
    addEventListener('popstate', goBack);
    return () => removeEventListener('popstate', goBack);
  }, [i18n]);

  return <output className="sr-only">{changed ? t(($) => $.language.changed) : ''}</output>;
}
