import { languages } from '@wnc/content/languages';

/**
 * Old addresses (no slashes around them) and the anchor of the home page that took their place, with
 * the topic that is chosen there.
 */
export const legacyRedirects = {
  'about-us': 'about',
  donate: 'donate',
  sponsor: 'donate',
  'community-health-workers': 'chw',
  'get-involved': 'contact',
  'become-a-volunteer': 'contact?type=volunteer',
  'contact-us': 'contact',
  volunteer: 'contact?type=volunteer',
  programs: 'programs',
  'relief-efforts': 'relief',
  'our-team': 'team',
} as const;

/**
 * The address that a legacy path stands for, or undefined for any other path: `/es/volunteer/` gives
 * `/es/#contact`. Known when the pages are written, so that no visitor is sent the table.
 */
export function legacyTarget(path: string): string | undefined {
  for (const { path: home } of languages) {
    for (const [old, anchor] of Object.entries(legacyRedirects)) {
      if (path.replace(/\/$/, '') === home + old) return `${home}#${anchor}`;
    }
  }
  return undefined;
}
