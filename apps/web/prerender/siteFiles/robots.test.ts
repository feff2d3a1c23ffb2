import { expect, it } from 'vitest';

import { robots } from './robots.ts';
import { siteFiles } from './siteFiles.ts';

it('points search engines to every page of the public site', () => {
  expect(robots('https://www.neighbors.test', false)).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.neighbors.test/sitemap.xml\n',
  );
});

it('lets a preview be read, so that its noindex is seen, and names no sitemap', () => {
  expect(robots('https://preview.neighbors.test', true)).toBe('User-agent: *\nAllow: /\n');
});

it.each([
  ['preview', false],
  ['production', true],
])('a build for %s names a sitemap: %s', async (kind, isNamed) => {
  const env = { SITE_URL: 'https://www.neighbors.test', SITE_ENV: kind };
  const text = await siteFiles('', '', env)['/robots.txt']?.content();
  expect(text?.includes('Sitemap:')).toBe(isNamed);
});
