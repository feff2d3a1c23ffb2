import { defaultLanguage, type Language, languageOf, languages } from '@wnc/content/languages';

import type { Page, View } from '../pages.ts';

/** Whether search engines should find the view. */
const FOUND: Record<View, boolean> = {
  home: true,
  notFound: false,
  thankYou: false,
  problem: false,
  donationThanks: false,
  privacyPage: true,
  accessibilityPage: true,
};

/** Whether search engines should list the page; an old address of a page is not listed. */
export const isListed = ({ view, target }: Page) => FOUND[view] && !target;

export type Alternate = { hrefLang: Language | 'x-default'; path: string };

/** The same page in every language, and the one for readers of any other language. */
export function alternatesOf({ language, canonicalPath }: Page): Alternate[] {
  const path = canonicalPath.slice(languageOf(language).path.length);
  const address = (code: Language) => languageOf(code).path + path;
  return [
    ...languages.map(({ code }) => ({ hrefLang: code, path: address(code) })),
    { hrefLang: 'x-default', path: address(defaultLanguage) },
  ];
}
