import { contactWords } from '@wnc/content/contact';
import { languages } from '@wnc/content/languages';
import { contactLanguages, contactLimits } from '@wnc/validation/contact';
import { expect, test } from 'vitest';

test.each(languages)(
  'what is too short is told the length from which the rules take it, in $name',
  ({ code }) => {
    for (const field of ['name', 'message'] as const) {
      const sentence = contactWords.errors[field].too_short[code];
      expect(sentence.match(/\d+/g)).toEqual([String(contactLimits[field].min)]);
    }
  },
);

test('a message is taken from the page in every language', () => {
  const taken: readonly string[] = contactLanguages;
  const refused = languages.map(({ code }) => code).filter((code) => !taken.includes(code));
  expect(refused, 'contactLanguages (packages/validation/src/contact.ts) lacks').toEqual([]);
});
