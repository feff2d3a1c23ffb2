import { languages } from '@wnc/content/languages';
import sharp from 'sharp';
import { expect, it } from 'vitest';

import { alternatesOf, isListed } from '../src/head/searchListing.ts';
import {
  builtPages,
  isPreview,
  isPublished,
  origin,
  publishedFiles,
  readPublished,
} from './builtSite.ts';

const SHARE_PICTURE_MAX_BYTES = 300_000;

/** Everything else that may be published; what is not listed here must not be. */
const ALLOWED = [
  /^_headers$/,
  /^(?:robots\.txt|sitemap\.xml|favicon\.ico|icon\.svg|apple-touch-icon\.png)$/,
  /^icon-(?:192|512|maskable-512)\.png$/,
  /^(?:\w{2,3}\/)?(?:site\.webmanifest|words\.txt)$/,
  /^share\/\w{2,3}\.png$/,
  /^assets\/[\w-]+-[\w-]{8}\.(?:js|css|svg|woff2|avif|jpg)$/,
];

it('publishes its pages, their files, and nothing else', () => {
  const own = new Set(builtPages.map(({ file }) => file));
  const others = publishedFiles.filter((file) => !own.has(file));
  expect(others.filter((file) => !ALLOWED.some((pattern) => pattern.test(file)))).toEqual([]);
});

it('lists each page for search engines, with its address in every language', () => {
  const sitemap = readPublished('sitemap.xml').toString();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  const alternates = [...sitemap.matchAll(/hreflang="([\w-]+)" href="(.*?)"/g)].map(
    ([, language = '', address = '']) => `${language} ${address}`,
  );
  const expected = builtPages
    .filter(isListed)
    .flatMap(alternatesOf)
    .map(({ hrefLang, path }) => `${hrefLang} ${origin}${path}`);
  expect(listed).toEqual(builtPages.filter(isListed).map(({ path }) => origin + path));
  expect(alternates).toEqual(expected);
  expect(listed.filter((address = '') => !isPublished(new URL(address)))).toEqual([]);
  const robots = readPublished('robots.txt').toString();
  expect(robots).not.toMatch(/^Disallow:\s*\S/m);
  expect(robots.includes(`Sitemap: ${origin}/sitemap.xml`)).toBe(!isPreview);
});

it.each(languages)('opens in $name from the home screen of a phone', async ({ path, tag }) => {
  const manifest = JSON.parse(readPublished(`${path.slice(1)}site.webmanifest`).toString()) as {
    lang: string;
    start_url: string;
    icons: { src: string; sizes: string }[];
  };
  const drawn = await Promise.all(
    manifest.icons.map(({ src }) => sharp(readPublished(src.slice(1))).metadata()),
  );
  expect(manifest).toMatchObject({ lang: tag, start_url: path });
  expect(drawn.map(({ width, height }) => `${width}x${height}`)).toEqual(
    manifest.icons.map(({ sizes }) => sizes),
  );
});

it.each(languages)('has a small picture for shared links in $name', async ({ code }) => {
  const picture = readPublished(`share/${code}.png`);
  expect(await sharp(picture).metadata()).toMatchObject({
    format: 'png',
    width: 1200,
    height: 630,
  });
  expect(picture.length).toBeLessThan(SHARE_PICTURE_MAX_BYTES);
});
