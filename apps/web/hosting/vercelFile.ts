import type { SiteHeaders } from './siteHeaders.ts';

/**
 * `vercel.json` for a folder that is uploaded as built. One rule for each hashed file, since one
 * for their folder would also apply to a missing file, and cache its 404.
 */
export function vercelFile(
  { everywhere, hashedFiles }: SiteHeaders,
  hashedPaths: readonly string[],
): string {
  const configuration = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: null,
    installCommand: null,
    outputDirectory: '.',
    headers: [
      { source: '/(.*)', headers: pairs(everywhere) },
      ...hashedPaths.map((source) => ({ source, headers: pairs(hashedFiles) })),
    ],
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}

const pairs = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));
