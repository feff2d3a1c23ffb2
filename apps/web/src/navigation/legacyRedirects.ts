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
 * The address that a legacy path stands for, with its query kept, or undefined for any other path:
 * `/es/volunteer/` with `?a=1` gives `/es/?a=1#contact`.
 */
export function legacyTarget(path: string, query = ''): string | undefined {
  const [, home = '/', old = ''] = LEGACY_PATH.exec(path) ?? [];
  if (!Object.hasOwn(legacyRedirects, old)) return undefined;
  return `${home}${query}#${legacyRedirects[old as keyof typeof legacyRedirects]}`;
}
