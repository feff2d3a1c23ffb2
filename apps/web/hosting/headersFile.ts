import { HASHED_PATH, type SiteHeaders } from './siteHeaders.ts';

/** Cloudflare Pages ignores a longer line, and with it the header. */
const LINE_MAX_CHARACTERS = 2000;

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. Both join the values when two matching rules
 * set the same header, so each header is set in one rule only. `hashedPaths` are the hashed files:
 * with a wildcard, Netlify would have browsers cache a 404 for a year. Cloudflare would not, and
 * takes no more than 100 rules, so it gets the wildcard (decision 017).
 */
export function headersFile(
  { everywhere, hashedFiles }: SiteHeaders,
  hashedPaths: readonly string[] = [`${HASHED_PATH}*`],
): string {
  const rules = hashedPaths.map((path) => rule(path, hashedFiles));
  const text = [rule('/*', everywhere), ...rules].join('\n');
  const long = text.split('\n').find((line) => line.length >= LINE_MAX_CHARACTERS);
  if (long) {
    throw new Error(
      `Cloudflare Pages takes 2,000 characters in a line, not ${long.length}: ${long}`,
    );
  }
  return text;
}

const rule = (path: string, headers: Readonly<Record<string, string>>) =>
  `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;
