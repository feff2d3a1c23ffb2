import { languageOf } from '@wnc/content/languages';
import type { i18n } from 'i18next';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { manifestAddress } from '../head/addresses.ts';
import { languageShown } from '../i18n.ts';
import { holdReadingPosition } from './holdPlace.ts';
import { isTranslated } from './isTranslated.ts';
import { languageOfPath } from './languageOfPath.ts';
import { switchLanguage } from './switchLanguage.ts';

/** While all the words on the page are changing, Orca would drop the announcement. */
const ANNOUNCED_AFTER_MS = 500;

const addressShown = (i18n: i18n) =>
  languageOf(languageShown(i18n)).path + location.search + location.hash;

/**
 * Keeps `<html lang>` and the web manifest in step with the language that React shows, and that
 * language in step with the address when the visitor goes back or forward. Announces each change in
 * a polite live region.
 */
export function LanguageOfPage() {
  const { t, i18n } = useTranslation();
  const language = languageShown(i18n);
  const [announced, setAnnounced] = useState<string>();

  useLayoutEffect(() => {
    const page = document.documentElement;
    // Setting even the same value makes the browser recalculate every style.
    if (page.lang !== language) page.lang = language;
  }, [language]);

  useEffect(() => {
    const announce = (tag: string) => setTimeout(() => setAnnounced(tag), ANNOUNCED_AFTER_MS);
    i18n.on('languageChanged', announce);
    return () => i18n.off('languageChanged', announce);
  }, [i18n]);

  // Browsers that can install the page fetch the manifest once it is linked, and nobody adds a page
  // to the home screen before touching it (decision 068). Rendered by React, the `<link>` would
  // take 30 kB more memory.
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
      // The browser is about to restore a scroll position measured on the other language's page; it
      // scrolls smoothly, so nothing may have moved yet.
      requestAnimationFrame(holdReadingPosition(0));
      const result = isTranslated() ? 'failed' : await switchLanguage(i18n, code);
      if (result === 'failed') location.reload();
      // Only this page has the answer to the message, so its address stays, wherever the visitor
      // came from.
      else if (result === 'failed after a message') history.pushState(null, '', addressShown(i18n));
      // The visitor may have navigated again by now.
      else await follow();
    };
    const goBack = () => void follow();
    // The address may have changed before React loaded.
    goBack();
    addEventListener('popstate', goBack);
    return () => removeEventListener('popstate', goBack);
  }, [i18n]);

  return (
    // Not <output>: one more interface for the browser to set up, 3 kB of memory.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the same
    <p className="sr-only" role="status">
      {announced === i18n.language ? t(($) => $.language.changed) : ''}
    </p>
  );
}
