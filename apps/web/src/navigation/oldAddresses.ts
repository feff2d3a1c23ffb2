/**
 * Old addresses (without slashes around them) and the anchor of the home page that replaced each,
 * with the topic that is chosen there, if any. Resolved at build time, so that no visitor downloads
 * the table.
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
