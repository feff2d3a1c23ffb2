import { languageOf } from '@wnc/content/languages';
import { organization } from '@wnc/content/site';
import type { i18n } from 'i18next';

import type { Page } from '../pages.ts';
import { absolute } from './absolute.ts';
import { knownValue } from './knownValue.ts';
import { organizationData, organizationId } from './organizationData.ts';

/**
 * The front door of a language in the words of schema.org, as a `<script>` that holds data and is
 * never run. Other pages have none: an empty text.
 */
export function structuredData(page: Page, { language, t }: i18n): string {
  const url = languageOf(page.language).path;
  if (page.path !== url) return '';
  const isPublic = import.meta.env.SITE_ENV === 'production';
  const site = {
    '@type': 'WebSite',
    '@id': `${absolute(url)}#website`,
    url: absolute(url),
    name: knownValue(organization.name, isPublic),
    inLanguage: language,
    publisher: { '@id': organizationId() },
  };
  const graph = [organizationData(t, isPublic), site];
  return dataScript({ '@context': 'https://schema.org', '@graph': graph });
}

/** No text inside the data can end the element: `<` is written as its code. */
const dataScript = (data: object) =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;
