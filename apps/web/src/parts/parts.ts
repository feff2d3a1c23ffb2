import type { PageResource } from '@wnc/content/resources';

/**
 * React hydrates the home page in parts, each with its own code and words: the `first` as soon as it
 * has loaded; the `lower` sections, in which something opens, and the `contact` form when the visitor
 * nears them; and the `still` ones, which only show something, if React must create the page again.
 */
export const parts = ['first', 'lower', 'contact', 'still'] as const;
export type Part = (typeof parts)[number];

/**
 * The words that each part shows, by the first name in their keys. Words in no list belong to a
 * still section, so a new one needs no entry; those that only `otherPages` show, the browser never
 * needs.
 */
export const wordsOfParts = {
  first: [
    'language',
    'languageOffers',
    'nav',
    'accessibility',
    'formats',
    'sample',
    'community',
    'errorBoundary',
    'meta',
  ],
  lower: ['chw', 'relief', 'raffle', 'team', 'donate', 'tooltips'],
  contact: ['contact'],
  otherPages: ['404', 'thankYou', 'problem', 'privacyPage', 'accessibilityPage', 'og'],
} satisfies Record<string, readonly (keyof PageResource)[]>;
