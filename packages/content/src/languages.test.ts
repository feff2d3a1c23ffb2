import { expect, test } from 'vitest';

import { isLanguage, languageOf, languages } from './languages.ts';

test.each(languages)('$name has the plural forms that counting needs', ({ tag, plurals }) => {
  const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions();
  expect(new Set<string>(plurals)).toEqual(new Set(pluralCategories));
});

test('languages.ts: each language has its own tag, and its own address, such as /es/', () => {
  expect(new Set(languages.map(({ path }) => path)).size).toBe(languages.length);
  for (const { code, tag, path } of languages) {
    expect(new Intl.Locale(tag).language).toBe(code);
    expect(path).toMatch(/^\/([a-z-]+\/)?$/);
  }
});

test('only the code of a language of this site counts as one', () => {
  expect(isLanguage('es')).toBe(true);
  for (const other of ['ES', 'es-US', 'xx', '', undefined, 0])
    expect(isLanguage(other)).toBe(false);
  expect(languageOf('es').name).toBe('Español');
});
