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

/**
 * The address that a legacy path stands for, with its query kept, or undefined for any other path.
 * `/es/volunteer/?a=1` gives `/es/?a=1#contact`.
 */
export function legacyTarget(path: string, query = ''): string | undefined {
  const [, root = '/', slug = ''] = /^(\/(?:es\/)?)([^/]+)\/?$/.exec(path) ?? [];
  if (!Object.hasOwn(legacyRedirects, slug)) return undefined;
  return `${root}${query}#${legacyRedirects[slug as keyof typeof legacyRedirects]}`;
}
