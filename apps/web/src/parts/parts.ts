import type { PageResource } from '@wnc/content/resources';

/**
 * The home page comes to React in parts, each with its own code and words: the `first` with React;
 * the `lower` sections, in which something opens, and the `contact` form when the visitor nears
 * them; and what holds `still`, because it only shows something, when the language changes.
 */
export const parts = ['first', 'lower', 'contact', 'still'] as const;
export type Part = (typeof parts)[number];

/**
 * The words that each part shows, by the first name of their key. What only other pages show is in
 * none of them: the browser never needs it.
 */
export const wordsOfParts: Record<Part, readonly (keyof PageResource)[]> = {
  first: [
    'language',
    'nav',
    'accessibility',
    'common',
    'sample',
    'community',
    'errorBoundary',
    'meta',
  ],
  lower: ['chw', 'relief', 'raffle', 'team', 'donate', 'tooltips'],
  contact: ['contact'],
  still: [
    'hero',
    'about',
    'mission',
    'vision',
    'achievements',
    'stats',
    'approach',
    'operate',
    'programs',
    'impact',
    'serviceArea',
    'footer',
    'quickLinks',
  ],
};
