import { languages } from '@wnc/content/languages';
import { counties } from '@wnc/content/serviceArea';
import { organization } from '@wnc/content/site';
import { describe, expect, it } from 'vitest';

import { isListed } from '../src/head/searchListing.ts';
import { type BuiltPage, builtPages, isPreview, isPublished, origin, pageAt } from './builtSite.ts';
import { attributeOf } from './parseHtml.ts';

const contents = (page: BuiltPage, selector: string) =>
  page.document
    .querySelectorAll(selector)
    .map((element) => attributeOf(element, element.tagName === 'link' ? 'href' : 'content') ?? '');

const alternates = (page: BuiltPage) =>
  page.document
    .querySelectorAll('link[rel="alternate"]')
    .map((link) => [attributeOf(link, 'hreflang'), attributeOf(link, 'href')]);

const isNoindex = (page: BuiltPage) => contents(page, 'meta[name="robots"]').includes('noindex');

describe.each(builtPages)('$path', (page) => {
  it('states its language, and has one title', () => {
    const titles = page.document.querySelectorAll('head > title');
    expect(page.document.querySelectorAll('html').map((html) => attributeOf(html, 'lang'))).toEqual(
      [page.language],
    );
    expect(titles.map((title) => title.textContent)).toEqual([expect.stringMatching(/\w/)]);
  });

  it('has an icon for tabs and for phones, and the manifest of its language unless React adds it', () => {
    const home = languages.find(({ code }) => code === page.language)?.path;
    expect(contents(page, 'link[rel="icon"]')).toHaveLength(2);
    expect(contents(page, 'link[rel="apple-touch-icon"]')).toHaveLength(1);
    expect(contents(page, 'link[rel="manifest"]')).toEqual(
      page.view === 'home' ? [] : [`${home}site.webmanifest`],
    );
  });

  it('gives the browser around it its theme color', () => {
    expect(contents(page, 'meta[name="theme-color"]')).toEqual([
      expect.stringMatching(/^#[\da-f]{6}$/),
    ]);
  });

  // They would turn the tax number into a link to call it before React hydrates the text.
  it('is left as it is by iPhones, which look for phone numbers', () => {
    expect(contents(page, 'meta[name="format-detection"]')).toEqual(['telephone=no']);
  });

  it('has every meta tag in its head only once', () => {
    const names = page.document
      .querySelectorAll('head > meta')
      .map((meta) => attributeOf(meta, 'name') ?? attributeOf(meta, 'property') ?? 'charset');
    const single = names.filter((name) => name !== 'og:locale:alternate');
    expect(single).toEqual([...new Set(single)]);
  });
});

describe.each(builtPages.filter((page) => isListed(page) && !isPreview))('$path', (page) => {
  it('gives search engines its own address and a description', () => {
    expect(contents(page, 'link[rel="canonical"]')).toEqual([origin + page.path]);
    const [description = '', ...others] = contents(page, 'meta[name="description"]');
    expect(description.length).toBeGreaterThan(50);
    expect(others).toEqual([]);
  });

  it('names itself in every language, and each of those pages names it back', () => {
    const named = alternates(page);
    expect(named.map(([language]) => language)).toEqual([
      ...languages.map(({ code }) => code),
      'x-default',
    ]);
    expect(named).toContainEqual([page.language, origin + page.path]);
    // Readers of any other language get the English page.
    expect(named.at(-1)?.[1]).toBe(named[0]?.[1]);
    for (const [language, address = ''] of named) {
      const other = pageAt(address.slice(origin.length));
      expect(other && alternates(other), `${language} ${address}`).toEqual(named);
    }
  });
});

it.each(languages)('gives no two pages in $name the same title', ({ code }) => {
  const titles = builtPages
    .filter(({ language, target }) => language === code && !target)
    .map(({ document }) => document.querySelector('title')?.textContent);
  expect(titles).toEqual([...new Set(titles)]);
});

it('gives no two listed pages the same description', () => {
  const described = builtPages
    .filter(isListed)
    .flatMap((page) => contents(page, 'meta[name="description"]'));
  expect(described).toEqual([...new Set(described)]);
});

describe.each(builtPages.filter((page) => !isListed(page)))('$path', (page) => {
  it('is not listed by search engines, or only under the address that replaced it', () => {
    const canonical = contents(page, 'link[rel="canonical"]');
    const expected =
      page.path === page.canonicalPath || isPreview ? [] : [origin + page.canonicalPath];
    expect(canonical).toEqual(expected);
    expect(isNoindex(page)).toBe(expected.length === 0);
    expect(alternates(page)).toEqual([]);
  });
});

describe.each(builtPages.filter(({ view }) => view === 'home'))('$path', (page) => {
  it('is shared with a title, a text and a picture in its language', () => {
    const graph = (name: string) => contents(page, `meta[property="og:${name}"]`);
    const locales = (isOwn: boolean) =>
      languages
        .filter(({ code }) => (code === page.language) === isOwn)
        .map(({ tag }) => tag.replace('-', '_'));
    expect(graph('site_name')).toEqual([organization.name.value]);
    expect(graph('title')).toEqual([expect.stringMatching(/\w/)]);
    expect(graph('description')).toEqual([expect.stringMatching(/\w/)]);
    expect(graph('url')).toEqual([origin + page.canonicalPath]);
    expect(graph('image')).toEqual([`${origin}/share/${page.language}.png`]);
    expect(graph('image:alt')).toEqual([expect.stringMatching(/\w/)]);
    expect(isPublished(new URL(graph('image')[0] ?? ''))).toBe(true);
    expect([...graph('image:width'), ...graph('image:height')]).toEqual(['1200', '630']);
    expect(graph('locale')).toEqual(locales(true));
    expect(graph('locale:alternate')).toEqual(locales(false));
    expect(contents(page, 'meta[name="twitter:card"]')).toEqual(['summary_large_image']);
  });
});

describe.each(languages)('the front door in $name', ({ path }) => {
  it('tells search engines who we are, where we work, and how to give', () => {
    const [script = '', ...others] = (pageAt(path)?.document.querySelectorAll('script') ?? [])
      .filter((each) => attributeOf(each, 'type') === 'application/ld+json')
      .map(({ textContent }) => textContent);
    const { '@graph': graph } = JSON.parse(script) as { '@graph': Record<string, unknown>[] };
    const [ngo] = graph;
    expect(others).toEqual([]);
    expect(ngo).toMatchObject({
      '@type': 'NGO',
      contactPoint: { availableLanguage: languages.map(({ code }) => code) },
    });
    expect(ngo?.['areaServed']).toHaveLength(counties.length);
  });
});
