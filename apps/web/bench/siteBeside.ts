import { parseArgs } from 'node:util';

import { readSite, type Site } from './siteVariants.ts';

/**
 * The other built site that `npm run bench -- --beside=Name=folder` asks to measure in the same run.
 * Throws where no page can be read.
 */
export function siteBeside(
  words = process.argv.slice(2),
): { name: string; site: Site } | undefined {
  const { beside } = parseArgs({ args: words, options: { beside: { type: 'string' } } }).values;
  if (beside === undefined) return undefined;
  const [name, folder] = beside.split('=');
  const site = folder ? readSite(folder) : undefined;
  if (!name || !site?.has('/')) {
    throw new Error(
      `--beside needs a name and the folder of a built site with an index.html, as in --beside=Astro=../astro/dist; it is "${beside}".`,
    );
  }
  return { name, site };
}
