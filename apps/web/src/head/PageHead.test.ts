import { type Language, languageOf } from '@wnc/content/languages';
import { resourceOf } from '@wnc/content/resources';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, expect, it, vi } from 'vitest';

import { createI18n } from '../i18n.ts';
import { pages } from '../pages.ts';
import { say } from '../testing/say.ts';
import { PageHead } from './PageHead.tsx';

beforeEach(() => {
  vi.stubEnv('SITE_URL', 'https://www.neighbors.test');
  vi.stubEnv('SITE_ENV', undefined);
});

function headOf(path: string, language: Language) {
  const page = pages.find((each) => each.path === path);
  if (!page) throw new Error(`There is no page at ${path}.`);
  const i18n = createI18n(language, resourceOf(language));
  const head = createElement(PageHead, { page });
  return renderToStaticMarkup(createElement(I18nextProvider, { i18n }, head));
}

/** A text as React writes it into HTML. */
const inHtml = (text: string) => renderToStaticMarkup(text);

it('gives an old address the title of its section, and the home page as its canonical address', () => {
  const head = headOf('/es/volunteer/', 'es');
  expect(head).toContain(`<title>${inHtml(say('es')(($) => $.meta.title.contact))}</title>`);
  expect(head).toContain('href="https://www.neighbors.test/es/" rel="canonical"');
  expect(head).not.toContain('rel="alternate"');
  expect(head).toContain(
    `<meta content="${inHtml(say('es')(($) => $.meta.title.contact))}" property="og:title"/>`,
  );
  expect(head).toContain(
    `<meta content="${inHtml(say('es')(($) => $.meta.description.contact))}" property="og:description"/>`,
  );
});

it('names the same page in each language, not the home page', () => {
  const head = headOf('/es/privacy/', 'es');
  for (const [language, path] of [
    ['en', '/privacy/'],
    ['es', '/es/privacy/'],
    ['x-default', '/privacy/'],
  ])
    expect(head).toContain(
      `href="https://www.neighbors.test${path}" hrefLang="${language}" rel="alternate"`,
    );
});

it('shares the home page with words of its own, in its language', () => {
  const head = headOf('/es/', 'es');
  expect(head).toContain(
    `<meta content="${inHtml(say('es')(($) => $.og.title))}" property="og:title"/>`,
  );
  expect(head).toContain(
    `<meta content="${inHtml(say('es')(($) => $.og.description))}" property="og:description"/>`,
  );
  expect(head).toContain('<meta content="es_US" property="og:locale"/>');
});

it('describes the picture of a shared link with the title that is drawn on it', () => {
  const head = headOf('/es/', 'es');
  for (const name of ['property="og:image:alt"', 'name="twitter:image:alt"']) {
    const [, alt] = new RegExp(`content="([^"]*)" ${name}`).exec(head) ?? [];
    expect(alt).toContain(inHtml(say('es')(($) => $.hero.title)));
  }
});

it('keeps search engines away from a preview, on every page', () => {
  vi.stubEnv('SITE_ENV', 'preview');
  expect(headOf('/', 'en')).toContain('content="noindex"');
  expect(headOf('/', 'en')).not.toContain('canonical');
});

it.each(['404', 'contact/thanks/', 'contact/problem/', 'donate/thanks/'])(
  'keeps search engines away from %s',
  (path) => {
    expect(headOf(languageOf('es').path + path, 'es')).toContain('content="noindex"');
  },
);

it('lets search engines find the home page', () => {
  expect(headOf('/', 'en')).not.toContain('noindex');
});
