import { languages, type Language } from '@wnc/content/languages';

import { oldAddresses } from './navigation/oldAddresses.ts';

/** What a page shows; each view is one component in pages/. */
export type View =
  | 'home'
  | 'notFound'
  | 'thankYou'
  | 'problem'
  | 'donationThanks'
  | 'privacyPage'
  | 'accessibilityPage';

/** One prerendered HTML file. */
export type Page = {
  view: View;
  language: Language;
  /** Address without origin, for example `/es/contact/thanks/`. */
  path: string;
  /** Path in the output folder, for example `es/contact/thanks/index.html`. */
  file: string;
  /** Address that search engines should index; of an old address, the home page. */
  canonicalPath: string;
  /** Of an old address: the one that replaced it, for example `/es/#contact?type=volunteer`. */
  target?: string;
};

const fixedPages: { view: View; path: string; file?: string }[] = [
  { view: 'home', path: '' },
  { view: 'notFound', path: '404', file: '404.html' },
  { view: 'thankYou', path: 'contact/thanks/' },
  { view: 'problem', path: 'contact/problem/' },
  { view: 'donationThanks', path: 'donate/thanks/' },
  { view: 'privacyPage', path: 'privacy/' },
  { view: 'accessibilityPage', path: 'accessibility/' },
];

/** Every file of the site, in every language. */
export const pages: Page[] = languages.flatMap(({ code, path: root }) => {
  const prefix = root.slice(1);
  const fixed = fixedPages.map(({ view, path, file }) => ({
    view,
    language: code,
    path: root + path,
    file: prefix + (file ?? `${path}index.html`),
    canonicalPath: root + path,
  }));
  const old = Object.entries(oldAddresses).map(([path, anchor]) => ({
    view: 'home' as const,
    language: code,
    path: `${root}${path}/`,
    file: `${prefix}${path}/index.html`,
    canonicalPath: root,
    target: `${root}#${anchor}`,
  }));
  return [...fixed, ...old];
});
