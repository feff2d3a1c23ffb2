/**
 * Everything may be crawled. A preview names no sitemap, and each of its pages says `noindex`,
 * which a search engine sees only on a page that it may crawl.
 */
export function robots(site: string, isPreview: boolean): string {
  const sitemap = `\nSitemap: ${new URL('/sitemap.xml', site).href}\n`;
  return `User-agent: *\nAllow: /\n${isPreview ? '' : sitemap}`;
}
