import { describe, expect, test } from 'vitest';

import { contactLanguages, contactLimits, parseContact } from './contact.ts';

const valid = {
  name: 'Ana',
  email: 'ana@example.org',
  message: 'I would like to help on Saturdays.',
  type: 'volunteer',
};

const errorsOf = (change: Record<string, unknown>) => {
  const parsed = parseContact({ ...valid, ...change });
  return parsed.ok ? [] : parsed.errors;
};

const messageOf = (change: Record<string, unknown>) => {
  const parsed = parseContact({ ...valid, ...change });
  if (!parsed.ok)
    throw new Error(parsed.errors.map(({ field, code }) => `${field} ${code}`).join());
  return parsed.message;
};

describe('the form as a whole', () => {
  test('name, e-mail, message and topic are enough', () => {
    expect(messageOf({})).toEqual({ ...valid, language: 'en' });
  });

  test.each([
    ['blank', { name: '', email: '', message: '', type: '' }],
    ['blank with the first tab selected', { name: '', email: '', message: '', type: 'chw' }],
    ['without any field', {}],
  ])('C01: a form sent %s names the three fields to fill in, top to bottom', (_, input) => {
    expect(parseContact(input)).toEqual({
      ok: false,
      errors: [
        { field: 'name', code: 'too_short' },
        { field: 'email', code: 'invalid_format' },
        { field: 'message', code: 'too_short' },
      ],
    });
  });

  test.each([[null], [[]], ['x'], [1], [true]])(
    '%j instead of a form counts as an empty form',
    (input) => {
      expect(parseContact(input)).toMatchObject({ ok: false, errors: { length: 3 } });
    },
  );

  test.each(['name', 'email', 'message', 'type', 'language', 'id'])(
    'B13: %s is never made from a number, an array, an object or a boolean',
    (field) => {
      for (const value of [12_345_678_901, ['abcdefghijkl'], { a: 1 }, true]) {
        expect(errorsOf({ [field]: value })).toEqual([{ field, code: 'invalid_type' }]);
      }
    },
  );

  test('B10, B11, B12: unknown keys are dropped, with no effect', () => {
    const hostile = JSON.stringify(valid).replace(
      '{',
      '{"__proto__":{"polluted":1},"constructor":{"polluted":1},"to":"x@y.z","bcc":"x@y.z",',
    );
    expect(parseContact(JSON.parse(hostile))).toEqual({
      ok: true,
      message: { ...valid, language: 'en' },
    });
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  test.each(['name', 'message'])('B17, B18: a %s the database cannot hold is refused', (field) => {
    for (const value of [
      'Ana Ejemplo\u0000 of Yancey',
      'Ana Ejemplo \ud800 of Yancey',
      '\udc00 Ana Ejemplo',
    ]) {
      expect(errorsOf({ [field]: value })).toEqual([{ field, code: 'invalid_characters' }]);
    }
  });
});

describe('the name', () => {
  test.each([
    ['C02: missing', undefined],
    ['C02: null', null],
    ['C03: one letter', 'a'],
    ['C05: one letter between blanks', '  a  '],
    ['C05: nothing but tabs and blanks', '\t\t\u00a0\u00a0'],
    ['C06: two zero-width spaces', '\u200b\u200b'],
    ['C06: a letter between zero-width spaces', '\u200ba\u200b'],
    ['C08: one letter with its accent as a second character', 'e\u0301'],
    ['C11: one Chinese character', '李'],
    ['one emoji', '🌽'],
  ])('%s: the visitor is told that a name needs two characters', (_, name) => {
    expect(errorsOf({ name })).toEqual([{ field: 'name', code: 'too_short' }]);
  });

  test('C04: two letters are a name', () => {
    expect(messageOf({ name: 'Al' }).name).toBe('Al');
  });

  test('C11: names from all over the world are kept as written', () => {
    for (const name of ["O'Neil", 'María-José Ñáñez', '李明', 'د. علي', '👩‍🌾🌽']) {
      expect(messageOf({ name }).name).toBe(name.normalize('NFC'));
    }
  });

  test('C05, C08: blanks around it are trimmed, and a combining accent joins its letter', () => {
    expect(messageOf({ name: '  Jose\u0301 \n' }).name).toBe('José');
  });

  test('C10: a 101st character is one too many', () => {
    expect(errorsOf({ name: 'a'.repeat(contactLimits.name.max) })).toEqual([]);
    expect(errorsOf({ name: 'a'.repeat(contactLimits.name.max + 1) })).toEqual([
      { field: 'name', code: 'too_long' },
    ]);
  });
});

describe('the message', () => {
  test('C13: nine characters are too few, ten are enough', () => {
    expect(errorsOf({ message: '123456789' })).toEqual([{ field: 'message', code: 'too_short' }]);
    expect(errorsOf({ message: '1234567890' })).toEqual([]);
  });

  test('C14, C15: 5,000 characters are accepted, also as emoji; one more is not', () => {
    for (const character of ['x', '😀']) {
      expect(errorsOf({ message: character.repeat(5000) })).toEqual([]);
      expect(errorsOf({ message: character.repeat(5001) })).toEqual([
        { field: 'message', code: 'too_long' },
      ]);
    }
  });

  test.each([
    ['blanks', ' '.repeat(10)],
    ['Braille blanks', '\u2800'.repeat(10)],
    ['Hangul blanks', '\u115f\u1160\u3164\uffa0'.repeat(10)],
    ['variation selectors', '\ufe0f'.repeat(10)],
    ['empty lines', '\n'.repeat(10)],
    ['zero-width spaces', '\u200b'.repeat(10)],
    ['blanks, line breaks and zero-width spaces', '\u200b \n\u200b \n\u200b \n\u200b'],
  ])('C16: ten %s are not a message', (_, message) => {
    expect(errorsOf({ message })).toEqual([{ field: 'message', code: 'too_short' }]);
  });

  test('C17: tabs and blank lines stay, and every line break becomes LF', () => {
    const message = `first\r\nsecond\rthird\tcolumn${'\n'.repeat(200)}last`;
    expect(messageOf({ message }).message).toBe(
      `first\nsecond\nthird\tcolumn${'\n'.repeat(200)}last`,
    );
  });
});

describe('the topic, the language and the id', () => {
  test('C19: the three tabs are accepted', () => {
    for (const type of ['chw', 'volunteer', 'partner']) expect(messageOf({ type }).type).toBe(type);
  });

  test.each([[undefined], [null], [''], ['CHW'], ['admin'], ['constructor'], ['__proto__']])(
    'C20: %j is not a topic',
    (type) => {
      expect(errorsOf({ type })).toEqual([{ field: 'type', code: 'invalid_choice' }]);
    },
  );

  test("C21: the site's languages are kept, a missing one counts as English, any other is refused", () => {
    for (const language of contactLanguages)
      expect(messageOf({ language }).language).toBe(language);
    for (const language of [undefined, null, ''])
      expect(messageOf({ language }).language).toBe('en');
    expect(errorsOf({ language: 'xx' })).toEqual([{ field: 'language', code: 'invalid_choice' }]);
  });

  test('C22: the id may be missing or blank, and is stored in lower case', () => {
    for (const id of [undefined, null, '']) expect(messageOf({ id }).id).toBeUndefined();
    expect(messageOf({ id: '3F2504E0-4F89-41D3-9A0C-0305E82C3301' }).id).toBe(
      '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
    );
  });

  test.each([
    ['1'],
    ['3f2504e0-4f89-11d3-9a0c-0305e82c3301'],
    [' 3f2504e0-4f89-41d3-9a0c-0305e82c3301'],
  ])('an id that is not a UUID v4 is refused: %j', (id) => {
    expect(errorsOf({ id })).toEqual([{ field: 'id', code: 'invalid_format' }]);
  });

  test('G17, G18: no value of the honeypot or the elapsed time gets a message refused', () => {
    for (const odd of ['spam', 7, null, -1, Number.NaN, {}, undefined]) {
      expect(errorsOf({ website: odd, elapsed: odd })).toEqual([]);
    }
  });
});
