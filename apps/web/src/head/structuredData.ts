import { languageOf } from '@wnc/content/languages';
import { organization } from '@wnc/content/site';
import type { i18n } from 'i18next';

import type { Page } from '../pages.ts';
import { absolute } from './absolute.ts';
import { knownValue } from './knownValue.ts';
import { organizationData, organizationId } from './organizationData.ts';
import { raffleEvent } from './raffleEvent.ts';

/**
 * The front door of a language (its home page) as schema.org data, in a JSON-LD `<script>`. Other
 * pages have none: an empty string. `now` is in ms since 1970.
 */
export function structuredData(
  page: Page,
  { language, t }: i18n,
  { now, isPublic }: { now: number; isPublic: boolean },
): string {
  const url = languageOf(page.language).path;
  if (page.path !== url) return '';
  const site = {
    '@type': 'WebSite',
    '@id': `${absolute(url)}#website`,
    url: absolute(url),
    name: knownValue(organization.name, isPublic),
    inLanguage: language,
    publisher: { '@id': organizationId() },
  };
  const raffle = raffleEvent(page, t, { now, isPublic });
  const graph = [organizationData(t, isPublic), site, ...(raffle ? [raffle] : [])];
  return dataScript({ '@context': 'https://schema.org', '@graph': graph });
}

/** `<` is escaped, so that no text in the data can close the element. */
const dataScript = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;
