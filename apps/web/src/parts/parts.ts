import type { PageResource } from '@wnc/content/resources';

/**
 * The home page comes to React in parts, each with its own code and words: the `first` with React;
 * the `lower` sections, in which something opens, and the `contact` form when the visitor nears
 * them; and what holds `still`, because it only shows something, where React builds the page anew.
 */
export const parts = ['first', 'lower', 'contact', 'still'] as const;
export type Part = (typeof parts)[number];

/**
 * The words that each part shows, by the first name of their key. What is in no list is shown by a
 * still section, so that a new one needs no entry; what only `otherPages` show, the browser never
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
