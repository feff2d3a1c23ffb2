import { expect, test } from 'vitest';

import { missionWords } from './about.ts';
import { languageOfferWords } from './language.ts';
import { languages } from './languages.ts';
import { resourceOf } from './resources.ts';

/** All keys with their sentences, plural forms included: `raffle.ticket_one`. */
function sentencesOf(node: object, path: string[] = []): [string, string][] {
  return Object.entries(node).flatMap(([key, child]: [string, string | object]) =>
    typeof child === 'string'
      ? [[[...path, key].join('.'), child] satisfies [string, string]]
      : sentencesOf(child, [...path, key]),
  );
}

test('each language has the same keys, save the plural forms', () => {
  const [english, ...others] = languages.map(({ code }) => {
    const { languageOffers: _, ...words } = resourceOf(code);
    const keys = sentencesOf(words).map(([key]) => key);
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

test('every plural form of a language has a key of its own', () => {
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

test('the pages have the keys that the specification names', () => {
  const keys = sentencesOf(resourceOf('en')).map(([key]) => key);
  expect(keys).toEqual(
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
