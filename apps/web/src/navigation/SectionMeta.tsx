import { useEffect, useSyncExternalStore } from 'react';
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

/** Nothing that is rendered depends on it, so that hydration may begin with the hash of the address. */
const describedNow = () => (import.meta.env.SSR ? 'default' : describedBy(location.hash));

/** Keeps title and description of the page in step with the hash and the language. */
export function SectionMeta() {
  const { t } = useTranslation();
  const described = useSyncExternalStore(follow, describedNow, describedNow);
  const title = t(($) => $.meta.title[described]);
  const description = t(($) => $.meta.description[described]);
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
  return null;
}
