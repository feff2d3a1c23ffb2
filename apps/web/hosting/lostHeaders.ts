import type { SiteHeaders } from './headers.ts';

/** What no answer of the site may lack, whoever changes `headers.ts`. */
const PROTECTING = [
  'Content-Security-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'Referrer-Policy',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Resource-Policy',
  'Permissions-Policy',
];

/** The names of the headers that are not there, or empty. */
export function lostHeaders({ everywhere, hashedFiles, otherFiles }: SiteHeaders): string[] {
  const lost = PROTECTING.filter((name) => !everywhere[name]);
  const isCached = hashedFiles['Cache-Control'] && otherFiles['Cache-Control'];
  return isCached ? lost : [...lost, 'Cache-Control'];
}
