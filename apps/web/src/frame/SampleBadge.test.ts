import { type Language, languages } from '@wnc/content/languages';
import { resourceOf } from '@wnc/content/resources';
import { sampleWords } from '@wnc/content/sample';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';

import { createI18n } from '../i18n.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.doUnmock('@wnc/content/listSamples');
});

/** What the badge says in each language, in a build with these samples for this environment. */
async function badges(samples: readonly object[], environment?: string) {
  vi.resetModules();
  vi.stubEnv('SITE_ENV', environment);
  vi.doMock('@wnc/content/listSamples', () => ({ listSamples: () => samples }));
  const { SampleBadge } = await import('./SampleBadge.tsx');
  return languages.map(({ code }) => {
    const i18n = createI18n(code, resourceOf(code));
    const badge = createElement(I18nextProvider, { i18n }, createElement(SampleBadge));
    return renderToStaticMarkup(badge).replaceAll(/<[^>]*>/g, '');
  });
}

const inEach = (words: Record<Language, string>) => languages.map(({ code }) => words[code]);

test('a page that holds samples says so', async () => {
  expect(await badges([{}])).toEqual(inEach(sampleWords.badge));
  expect(await badges([{}], 'preview')).toEqual(inEach(sampleWords.badge));
});

test('a preview without samples says that it is a preview', async () => {
  expect(await badges([], 'preview')).toEqual(inEach(sampleWords.preview));
});

test('the published page says neither', async () => {
  const nothing = languages.map(() => '');
  expect(await badges([], 'production')).toEqual(nothing);
  expect(await badges([])).toEqual(nothing);
});
