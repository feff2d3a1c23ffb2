import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import { anchorOf } from './anchors.ts';

/** The sections with a title and a description of their own. */
const DESCRIBED = ['about', 'programs', 'relief', 'team', 'donate', 'contact'] as const;

/** The section whose description a hash asks for; any other hash, or none, asks for the default. */
export function describedBy(hash: string): (typeof DESCRIBED)[number] | 'default' {
  const anchor = anchorOf(hash);
  return DESCRIBED.find((each) => each === anchor) ?? 'default';
}

const follow = (listener: () => void) => {
  addEventListener('hashchange', listener);
  addEventListener('popstate', listener);
  return () => {
    removeEventListener('hashchange', listener);
    removeEventListener('popstate', listener);
  };
};

/** Keeps title and description of the page in step with the hash and the language. */
export function SectionMeta() {
  const { t } = useTranslation();
  const described = useSyncExternalStore(
    follow,
    () => describedBy(location.hash),
    () => 'default' as const,
  );
  const title = t(($) => $.meta.title[described]);
  const description = t(($) => $.meta.description[described]);
  // The first ones are in the HTML already.
  const shown = useRef(description);
  useEffect(() => {
    if (shown.current === description) return;
    shown.current = description;
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
  return null;
}
