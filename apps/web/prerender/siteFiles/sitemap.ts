import { alternatesOf, isListed } from '../../src/head/searchListing.ts';
import type { Page } from '../../src/pages.ts';

/** The pages that search engines should list, each with its address in every language. */
export function sitemap(pages: Page[], site: string): string {
  const absolute = (path: string) => new URL(path, site).href;
  const entry = (page: Page) => `
  <url>
    <loc>${absolute(page.canonicalPath)}</loc>${alternatesOf(page)
      .map(
        ({ hrefLang, path }) =>
          `\n    <xhtml:link rel="alternate" hreflang="${hrefLang}" href="${absolute(path)}"/>`,
      )
      .join('')}
  </url>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${pages.filter(isListed).map(entry).join('')}
</urlset>
`;
}
