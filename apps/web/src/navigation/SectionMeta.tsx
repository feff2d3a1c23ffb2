import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { anchorOf } from './anchors.ts';

/** The sections with a title and a description of their own. */
const DESCRIBED = ['about', 'programs', 'relief', 'team', 'donate', 'contact'] as const;

/** The section whose description a hash asks for; any other hash, or none, asks for the default. */
export function describedBy(hash: string): (typeof DESCRIBED)[number] | 'default' {
  const anchor = anchorOf(hash);
  return DESCRIBED.find((each) => each === anchor) ?? 'default';
}

/** Keeps the page's title and description in step with the hash and the language. */
export function SectionMeta() {
  const { t } = useTranslation();
  useEffect(() => {
    const describe = () => {
      const section = describedBy(location.hash);
      const description = t(($) => $.meta.description[section]);
      document.title = t(($) => $.meta.title[section]);
      document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    };
    addEventListener('hashchange', describe);
    describe();
    return () => removeEventListener('hashchange', describe);
  }, [t]);
  return null;
}
