import { languageOf, type Language } from '@wnc/content/languages';
import { resourceOf } from '@wnc/content/resources';
import { organization } from '@wnc/content/site';

import {
  LARGE_ICON_ADDRESS,
  MASKABLE_ICON_ADDRESS,
  SKY_COLOR,
  SMALL_ICON_ADDRESS,
} from '../../src/head/addresses.ts';

/** What a phone needs to add the site to its home screen, in the given language. */
export function webManifest(language: Language): string {
  const { path, tag } = languageOf(language);
  const png = { type: 'image/png' };
  return JSON.stringify({
    id: path,
    name: organization.name.value,
    description: resourceOf(language).og.description,
    lang: tag,
    start_url: path,
    scope: '/',
    display: 'browser',
    theme_color: SKY_COLOR,
    background_color: SKY_COLOR,
    icons: [
      { ...png, src: SMALL_ICON_ADDRESS, sizes: '192x192' },
      { ...png, src: LARGE_ICON_ADDRESS, sizes: '512x512' },
      { ...png, src: MASKABLE_ICON_ADDRESS, sizes: '512x512', purpose: 'maskable' },
    ],
  });
}
