import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';

import { languages } from '@wnc/content/languages';
import { resourceOf } from '@wnc/content/resources';
import { organization } from '@wnc/content/site';

import * as address from '../../src/head/addresses.ts';
import { pages } from '../../src/pages.ts';
import { icoFile, squareIcon, tabIcon } from './icons.ts';
import { rasterize } from './rasterize.ts';
import { robots } from './robots.ts';
import { sharePicture } from './sharePicture.ts';
import { sitemap } from './sitemap.ts';
import { webManifest } from './webManifest.ts';

export type SiteFile = { type: string; content: () => Promise<string | Buffer> };

/**
 * The files beside the pages, by address: what search engines, social networks and phones ask for.
 * `sources` is the folder src, `cache` keeps drawn pictures, `env` has SITE_URL and SITE_ENV.
 */
export function siteFiles(
  sources: string,
  cache: string,
  env: Record<string, string | undefined>,
): Record<string, SiteFile> {
  const site = env['SITE_URL'] ?? '';
  const readMark = () => readFile(resolve(sources, 'art/mark.svg'), 'utf8');
  const png = (drawing: () => Promise<string>): SiteFile => ({
    type: 'image/png',
    content: async () => rasterize(await drawing(), cache),
  });
  const icon = (look: Parameters<typeof squareIcon>[1]) =>
    png(async () => squareIcon(await readMark(), look));
  const oldIcon = icon({ size: 32, share: 1 });

  return {
    '/robots.txt': text('text/plain', robots(site, env['SITE_ENV'] === 'preview')),
    '/sitemap.xml': text('application/xml', sitemap(pages, site)),
    [address.ICON_ADDRESS]: {
      type: 'image/svg+xml',
      content: async () => tabIcon(await readMark()),
    },
    [address.OLD_ICON_ADDRESS]: {
      type: 'image/x-icon',
      content: async () => icoFile(Buffer.from(await oldIcon.content())),
    },
    [address.TOUCH_ICON_ADDRESS]: icon({ size: 180, share: 0.72, ground: '#fff' }),
    [address.SMALL_ICON_ADDRESS]: icon({ size: 192, share: 1 }),
    [address.LARGE_ICON_ADDRESS]: icon({ size: 512, share: 1 }),
    [address.MASKABLE_ICON_ADDRESS]: icon({ size: 512, share: 0.6, ground: address.SKY_COLOR }),
    ...Object.fromEntries(
      languages.flatMap(({ code }) => [
        [address.manifestAddress(code), text('application/manifest+json', webManifest(code))],
        [
          address.sharePictureAddress(code),
          png(() =>
            sharePicture(sources, {
              title: resourceOf(code).hero.title,
              name: organization.name.value,
            }),
          ),
        ],
      ]),
    ),
  };
}

const text = (type: string, content: string): SiteFile => ({
  type: `${type}; charset=utf-8`,
  content: () => Promise.resolve(content),
});
