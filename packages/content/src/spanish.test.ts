import { expect, test } from 'vitest';

import { pageWords } from './pageWords.ts';
import { named, sentences, withoutPlaceholders } from './testing/sentences.ts';

const spanish = sentences.filter(({ language }) => language === 'es');

test('a Spanish question or exclamation has its opening mark', () => {
  const unopened = spanish.filter(({ text }) => {
    const [questions, asked, cries, cried] = ['¿', '?', '¡', '!'].map(
      (mark) => text.split(mark).length,
    );
    return questions !== asked || cries !== cried;
  });
  expect(unopened.map(named)).toEqual([]);
});

test('no Spanish sentence is a copy of the English one, except for names', () => {
  const english = new Map(
    sentences.filter(({ language }) => language === 'en').map(({ key, text }) => [key, text]),
  );
  const copied = spanish
    .filter(({ key }) => !/^programs\.\w+\.title$/.test(key))
    .filter(({ text }) => /\p{Ll}+ .*\p{Ll}/u.test(withoutPlaceholders(text)))
    .filter(({ key, text }) => english.get(key) === text);
  expect(copied.map(named)).toEqual([]);
});

test('Spanish speaks to the reader as usted', () => {
  const familiar = /\b(tú|tu|tus|contigo|vosotros|vuestro)\b/i;
  expect(spanish.filter(({ text }) => familiar.test(text)).map(named)).toEqual([]);
});

test('Spanish puts no @ and no slash where a gender belongs', () => {
  const shortcut = /\p{L}@|\p{L}\/(a|as|o|os)\b/u;
  expect(spanish.filter(({ text }) => shortcut.test(text)).map(named)).toEqual([]);
});

test('a menu label in Spanish is at most 1.3 times as long as in English, except for "Equipo"', () => {
  const { long, label, team, ...labels } = pageWords.nav;
  expect([long.team.es, label.es, team.es]).toContain('Equipo');
  const tooLong = Object.values(labels).filter(({ en, es }) => es.length > en.length * 1.3);
  expect(tooLong).toEqual([]);
});
