import type { navWords } from '@wnc/content/nav';

type NavLink = {
  /** Key of its words in `nav` and, in full, in `nav.long`. */
  name: keyof (typeof navWords)['long'];
  /** Id of the element that it leads to. */
  anchor: string;
};

/** The sections that the header leads to, in the order of the page. */
export const navLinks = [
  { name: 'about', anchor: 'mission' },
  { name: 'chw', anchor: 'chw' },
  { name: 'programs', anchor: 'programs' },
  { name: 'relief', anchor: 'relief' },
  { name: 'team', anchor: 'team' },
  { name: 'contact', anchor: 'contact' },
] as const satisfies NavLink[];
