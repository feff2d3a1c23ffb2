import { languages } from '@wnc/content/languages';
import { describe, expect, it } from 'vitest';

import { isListed } from '../src/head/searchListing.ts';
import {
  type BuiltPage,
  builtPages,
  isPublished,
  origin,
  pageAt,
  resolveAddress,
} from './builtSite.ts';
import { attributeOf, nameOf } from './parseHtml.ts';

/** The parts of the home page, in order, that a saved or printed link may lead to. */
const PARTS = [
  'hero',
  'community',
  'about',
  'mission',
  'vision',
  'achievements',
  'approach',
  'operate',
  'chw',
  'programs',
  'service-area',
  'relief',
  'team',
  'donate',
  'contact',
];

/** The links of a page that stay on the site, with the address that each leads to. */
const internalLinks = (page: BuiltPage) =>
  page.document
    .querySelectorAll('a[href]')
    .map((link) => ({ link, to: resolveAddress(page, attributeOf(link, 'href') ?? '') }))
    .filter(({ to }) => to.origin === origin);

describe.each(builtPages)('$path', (page) => {
  it('links only to pages and files that exist', () => {
    const lost = internalLinks(page).filter(({ to }) => !isPublished(to));
    expect(lost.map(({ to }) => to.href)).toEqual([]);
  });

  // The whole hash, which is what a browser looks for without a script.
  it('links only to anchors that exist', () => {
    const lost = internalLinks(page).filter(({ to }) => {
      const id = to.hash.slice(1);
      return id && !pageAt(to.pathname)?.document.querySelector(`[id="${id}"]`);
    });
    expect(lost.map(({ to }) => to.href)).toEqual([]);
  });

  it('says the language of each link to another language, and of no other link', () => {
    const wrong = internalLinks(page).filter(({ link, to }) => {
      const language = pageAt(to.pathname)?.language;
      const expected = language === page.language ? undefined : language;
      return attributeOf(link, 'hreflang') !== expected;
    });
    expect(wrong.map(({ link }) => nameOf(link))).toEqual([]);
  });

  it('marks the words of a link to another language as words of that language', () => {
    const wrong = internalLinks(page).filter(({ link }) => {
      const language = attributeOf(link, 'hreflang');
      const around = link.closest('[lang]');
      return language && around && attributeOf(around, 'lang') !== language;
    });
    expect(wrong.map(({ link }) => nameOf(link))).toEqual([]);
  });

  it('links to phone numbers as they are dialed from anywhere', () => {
    const telephones = page.document
      .querySelectorAll('a[href]')
      .map((link) => attributeOf(link, 'href') ?? '')
      .filter((address) => address.startsWith('tel:'));
    expect(telephones.filter((address) => !/^tel:\+\d{8,15}$/.test(address))).toEqual([]);
  });

  it('opens other sites in a new tab that has no access to this one', () => {
    const links = page.document.querySelectorAll('a[href]').filter((link) => {
      const isOutside = attributeOf(link, 'href')?.startsWith('http');
      const isSafe = attributeOf(link, 'rel')?.split(' ').includes('noopener');
      return isOutside && !(attributeOf(link, 'target') === '_blank' && isSafe);
    });
    expect(links.map(nameOf)).toEqual([]);
  });

  it('shows only pictures that exist, each with its size and its alternative text', () => {
    const pictures = page.document.querySelectorAll('img').filter((picture) => {
      const sizes = ['width', 'height'].map((name) => Number(attributeOf(picture, name)));
      const src = attributeOf(picture, 'src');
      return !(
        src &&
        isPublished(resolveAddress(page, src)) &&
        sizes.every((size) => size > 0) &&
        attributeOf(picture, 'alt') !== undefined
      );
    });
    const candidates = page.document
      .querySelectorAll('[srcset]')
      .flatMap((each) => attributeOf(each, 'srcset')?.split(/,\s*/) ?? [])
      .filter((each) => !isPublished(resolveAddress(page, each.split(' ')[0] ?? '')));
    expect(pictures.map(nameOf)).toEqual([]);
    expect(candidates).toEqual([]);
  });

  it('asks only this site for style sheets, scripts, icons and posters', () => {
    const asked = page.document
      .querySelectorAll('link[href], script[src], video[poster], iframe[src]')
      .map((each) => ['href', 'src', 'poster'].flatMap((name) => attributeOf(each, name) ?? [])[0])
      .map((address) => resolveAddress(page, address ?? ''));
    const lost = asked.filter((address) => address.origin !== origin || !isPublished(address));
    expect(lost.map(({ href }) => href)).toEqual([]);
  });
});

it('leads from / to every page that search engines list, without JavaScript', () => {
  const reached = new Set(['/']);
  for (const path of reached) {
    const page = pageAt(path);
    for (const { to } of page ? internalLinks(page) : []) reached.add(to.pathname);
  }
  const listed = builtPages.filter(isListed).map(({ path }) => path);
  expect(listed.filter((path) => !reached.has(path))).toEqual([]);
});

it.each(languages)('$path has every part that a link may lead to, in order', ({ path }) => {
  const ids = pageAt(path)?.document.querySelectorAll('main [id]') ?? [];
  const found = ids.map((each) => attributeOf(each, 'id') ?? '');
  expect(found.filter((id) => PARTS.includes(id))).toEqual(PARTS);
});
