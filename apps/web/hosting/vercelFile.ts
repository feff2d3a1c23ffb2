import { HASHED_PATH, type SiteHeaders } from './headers.ts';

/** `vercel.json` of a folder that is uploaded as it is built. */
export function vercelFile({ everywhere, hashedFiles }: SiteHeaders): string {
  const configuration = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: null,
    installCommand: null,
    outputDirectory: '.',
    headers: [
      { source: '/(.*)', headers: pairs(everywhere) },
      { source: `${HASHED_PATH}(.*)`, headers: pairs(hashedFiles) },
    ],
  };
  return `${JSON.stringify(configuration, null, 2)}\n`;
}

const pairs = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));
