import { languages } from '@wnc/content/languages';
import { resourceOf } from '@wnc/content/resources';
import { organization } from '@wnc/content/site';
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
/** A phone may cut off everything outside a circle of this diameter, as a share of the width. */
const SAFE_SHARE = 0.8;

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

it.each(languages)('opens in $name from the home screen of a phone', async (language) => {
  const { code, path, tag } = language;
  const manifest = JSON.parse(readPublished(`${path.slice(1)}site.webmanifest`).toString()) as {
    lang: string;
    start_url: string;
    icons: { src: string; sizes: string }[];
  };
  const drawn = await Promise.all(
    manifest.icons.map(({ src }) => sharp(readPublished(src.slice(1))).metadata()),
  );
  expect(manifest).toMatchObject({
    id: path,
    name: organization.name.value,
    description: resourceOf(code).og.description,
    lang: tag,
    start_url: path,
    scope: '/',
    display: 'browser',
  });
  expect(drawn.map(({ width, height }) => `${width}x${height}`)).toEqual(
    manifest.icons.map(({ sizes }) => sizes),
  );
});

it('lets a phone crop its icon to any shape, and shows no black behind it', async () => {
  const { icons } = JSON.parse(readPublished('site.webmanifest').toString()) as {
    icons: { src: string; purpose?: string }[];
  };
  const [cropped = '', ...others] = icons
    .filter(({ purpose }) => purpose === 'maskable')
    .map(({ src }) => src.slice(1));
  expect(others).toEqual([]);
  const grounds = [cropped, 'apple-touch-icon.png'].map((icon) =>
    sharp(readPublished(icon)).stats(),
  );
  const areOpaque = (await Promise.all(grounds)).map(({ isOpaque }) => isOpaque);
  expect(areOpaque).toEqual([true, true]);
  const { info } = await sharp(readPublished(cropped)).trim().toBuffer({ resolveWithObject: true });
  expect(Math.hypot(info.width, info.height)).toBeLessThan(512 * SAFE_SHARE);
});

it('has a square icon for tabs, and one for browsers that know no SVG', async () => {
  const { width, height } = await sharp(readPublished('icon.svg')).metadata();
  expect(width).toBe(height);
  const old = readPublished('favicon.ico');
  const [bytes, start] = [old.readUInt32LE(14), old.readUInt32LE(18)];
  expect([...old.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  expect(start + bytes).toBe(old.length);
  const drawn = await sharp(old.subarray(start)).metadata();
  expect(drawn).toMatchObject({ format: 'png', width: 32, height: 32 });
});

it('draws a title of its own on the picture of each language', () => {
  const pictures = languages.map(({ code }) => readPublished(`share/${code}.png`).toString('hex'));
  expect(new Set(pictures).size).toBe(languages.length);
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
