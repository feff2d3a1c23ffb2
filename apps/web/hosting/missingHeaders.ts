import type { SiteHeaders } from './siteHeaders.ts';

/** What no response of the site may lack, however `siteHeaders.ts` changes. */
const PROTECTING = [
  'Content-Security-Policy',
  'Strict-Transport-Security',
  'X-Content-Type-Options',
  'Referrer-Policy',
  'Cross-Origin-Opener-Policy',
  'Cross-Origin-Resource-Policy',
  'Permissions-Policy',
];

/** The names of the headers that are missing or empty. */
export function missingHeaders({ everywhere, hashedFiles, otherFiles }: SiteHeaders): string[] {
  const missing = PROTECTING.filter((name) => !everywhere[name]);
  const isCached = hashedFiles['Cache-Control'] && otherFiles['Cache-Control'];
  return isCached ? missing : [...missing, 'Cache-Control'];
}
