import { languages } from '@wnc/content/languages';

/**
 * Old addresses (without slashes around them) and the anchor of the home page that replaced each,
 * with the topic that is chosen there.
 */
export const oldAddresses = {
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
 * The address that replaced an old one, or undefined for any other path: `/es/volunteer/` gives
 * `/es/#contact?type=volunteer`. Resolved at build, so that no visitor downloads the table.
 */
export function newAddressOf(path: string): string | undefined {
  for (const { path: home } of languages) {
    for (const [old, anchor] of Object.entries(oldAddresses)) {
      if (path.replace(/\/$/, '') === home + old) return `${home}#${anchor}`;
    }
  }
  return undefined;
}
