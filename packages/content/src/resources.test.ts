import { expect, test } from 'vitest';

import { readContent } from '../changes/readContent.ts';
import { missionWords } from './about.ts';
import { languageOfferWords } from './language.ts';
import { languages } from './languages.ts';
import { byKey, resourceOf } from './resources.ts';
import { sentences } from './testing/sentences.ts';

test('each language has the same keys, except for plural forms', () => {
  const [english, ...others] = languages.map(({ code }) => {
    const { languageOffers: _, ...words } = resourceOf(code);
    const keys = Object.keys(byKey(words));
    return new Set(keys.map((key) => key.replace(/_(one|many|other)$/, '')));
  });
  for (const other of others) expect(other).toEqual(english);
});

test('a page offers the other languages in their own words', () => {
  const { region, text, accept, dismiss } = languageOfferWords;
  expect(resourceOf('en').languageOffers.es).toEqual({
    region: region.es,
    text: text.es,
    accept: accept.es,
    dismiss: dismiss.es.replace('{{current}}', 'inglés'),
  });
  const { en } = resourceOf('es').languageOffers;
  expect(en.dismiss).toBe(dismiss.en.replace('{{current}}', 'Spanish'));
});

test('every plural form of a language has its own key', () => {
  expect(Object.keys(resourceOf('en').raffle)).toEqual(
    expect.arrayContaining(['ticket_one', 'ticket_other']),
  );
  expect(Object.keys(resourceOf('en').raffle)).not.toContain('ticket_many');
  expect(Object.keys(resourceOf('es').raffle)).toEqual(
    expect.arrayContaining(['ticket_one', 'ticket_many', 'ticket_other']),
  );
});

test('the mark of a sample does not become a text of the page', () => {
  expect(Object.keys(resourceOf('en').mission)).toEqual(['title', 'body']);
  expect(resourceOf('es').mission.body).toBe(missionWords.body.es);
});

test('the keys that others may rely on exist', () => {
  expect(Object.keys(byKey(resourceOf('en')))).toEqual(
    expect.arrayContaining([
      'contact.title',
      'relief.title',
      'team.title',
      'donate.title',
      '404.title',
      'programs.impact',
      'programs.manos.title',
      'programs.faros.title',
      'programs.mujer.title',
    ]),
  );
});

test('every sentence belongs to a page or a mail', async () => {
  const shown = new Set(sentences.map(({ language, text }) => `${language}: ${text}`));
  const written = await readContent(import.meta.dirname);
  const forgotten = written.filter(
    ({ language, text }) =>
      language && !shown.has(`${language}: ${text.replace(/ \[sample\]$/, '')}`),
  );
  expect(
    forgotten.map(({ file, field, language }) => `${file}, ${field}, ${language}`),
    'Name it in pageWords.ts, or delete it.',
  ).toEqual([]);
});
