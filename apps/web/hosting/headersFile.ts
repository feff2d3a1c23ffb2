import { HASHED_PATH, type SiteHeaders } from './headers.ts';

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. Both join the values of a header that two
 * matching rules set, so each header stands in one rule only.
 */
export function headersFile({ everywhere, hashedFiles }: SiteHeaders): string {
  return [rule('/*', everywhere), rule(`${HASHED_PATH}*`, hashedFiles)].join('\n');
}

const rule = (path: string, headers: Readonly<Record<string, string>>) =>
  `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;
