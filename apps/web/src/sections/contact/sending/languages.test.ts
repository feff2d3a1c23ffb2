import { languages } from '@wnc/content/languages';
import { contactLanguages } from '@wnc/validation/contact';
import { expect, test } from 'vitest';

test('a message is taken from the page in every language', () => {
  const taken: readonly string[] = contactLanguages;
  const refused = languages.map(({ code }) => code).filter((code) => !taken.includes(code));
  expect(refused, 'contactLanguages (packages/validation/src/contact.ts) lacks').toEqual([]);
});
