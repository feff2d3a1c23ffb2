/** Old addresses (no slashes around them) and the anchor of the home page that took their place. */
export const legacyRedirects = {
  'about-us': 'about',
  donate: 'donate',
  sponsor: 'donate',
  'community-health-workers': 'chw',
  'get-involved': 'contact',
  'become-a-volunteer': 'contact',
  'contact-us': 'contact',
  volunteer: 'contact',
  programs: 'programs',
  'relief-efforts': 'relief',
  'our-team': 'team',
} as const;

/** A path of one segment, behind the folder of a language if there is one. */
const LEGACY_PATH = /^(\/(?:[a-z]{2}\/)?)([^/]+)\/?$/;

/**
 * The address that a legacy path stands for, or undefined for any other path: `/es/volunteer/` gives
 * `/es/#contact`. Known when the pages are written, so that no visitor is sent the table.
 */
export function legacyTarget(path: string): string | undefined {
  const [, home = '/', old = ''] = LEGACY_PATH.exec(path) ?? [];
  if (!Object.hasOwn(legacyRedirects, old)) return undefined;
  return `${home}#${legacyRedirects[old as keyof typeof legacyRedirects]}`;
}
