import { expect, test } from 'vitest';

import { parseContact } from './contact.ts';

const errorsOf = (changes: Record<string, string>) => {
  const form = {
    name: 'Ana',
    email: 'ana@example.org',
    message: 'Ten or more letters',
    type: 'chw',
  };
  const parsed = parseContact({ ...form, ...changes });
  return parsed.ok ? [] : parsed.errors;
};

test('blanks between invisible characters are not a name', () => {
  expect(errorsOf({ name: '\u200b  \u200b' })).toEqual([{ field: 'name', code: 'too_short' }]);
  expect(errorsOf({ name: '\ufff9  \ufffb' })).toEqual([{ field: 'name', code: 'too_short' }]);
});

test('invisible characters may take up as much room as visible ones, and no more', () => {
  const hidden = String.fromCodePoint(0xe_00_61);
  expect(errorsOf({ name: `An${hidden.repeat(198)}` })).toEqual([]);
  expect(errorsOf({ name: `An${hidden.repeat(199)}` })).toEqual([
    { field: 'name', code: 'too_long' },
  ]);
  expect(errorsOf({ message: `${'x'.repeat(5000)}${'\n'.repeat(4999)}x` })).toEqual([
    { field: 'message', code: 'too_long' },
  ]);
  expect(errorsOf({ message: `${'x'.repeat(4999)}${'\n'.repeat(5000)}x` })).toEqual([]);
});

const keptOf = (marks: number) => {
  const message = `Yours, Jose${'\u0301'.repeat(marks)}`;
  const parsed = parseContact({ name: 'Ana', email: 'a@b.co', message, type: 'chw' });
  return parsed.ok && parsed.message.message.slice(7, 11);
};

test('a letter is composed with its accent, unless it has a hundred marks, which could take seconds', () => {
  expect([keptOf(1), keptOf(90), keptOf(100)]).toEqual(['José', 'José', 'Jose']);
});
