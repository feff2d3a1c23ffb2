import type { SiteHeaders } from './headers.ts';

/**
 * `vercel.json` of a folder that is uploaded as it is built. A rule for each hashed file, since one
 * for their folder would also hold for a file that is missing.
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
