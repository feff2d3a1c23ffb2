import { contactLimits, contactTypes } from '@wnc/validation/contact';
import { visibleFields } from '@wnc/validation/fields';
import { expect } from 'vitest';

import { expectAccepted } from '../harness/expectAnswer.ts';
import { newVisitor } from '../harness/visitor.ts';
import { type MatrixCase, oneRequest } from './matrixCase.ts';

/** One field with one value: accepted, or refused with this code. */
const field = (id: string, name: string, value: unknown, expected: string, what?: string) =>
  oneRequest(
    id,
    `${name} ${what ?? JSON.stringify(value)} is ${expected}`,
    (harness) => harness.post({ [name]: value }),
    expected === 'accepted' ? expected : [422, 'validation_failed', { [name]: expected }],
    expected === 'accepted' ? 'M1 T1 V1' : 'M0 T0 V0',
  );

/** One field whose stored value is not what was typed. */
const kept = (
  id: string,
  what: string,
  name: 'name' | 'message' | 'email',
  typed: string,
  stored: string,
): MatrixCase => ({
  id,
  what,
  outcome: 'M1 T1 V1',
  run: async (harness) => {
    expectAccepted(await harness.post({ [name]: typed }));
    expect((await harness.database.messages()).map((message) => message[name])).toEqual([stored]);
  },
});

const zero = '\u200B';
const emoji = '😀'.repeat(contactLimits.message.max);
const escapes = (text: string) =>
  text.replace(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Section C: what a name, a message and a topic may be. */
export const fieldCases: readonly MatrixCase[] = [
  oneRequest(
    'C01',
    'an empty form names the three fields in order',
    (harness) => harness.post(Object.fromEntries(visibleFields.map((each) => [each, '']))),
    [
      422,
      'validation_failed',
      { name: 'too_short', email: 'invalid_format', message: 'too_short' },
    ],
    'M0 T0 V0',
  ),
  oneRequest(
    'C01',
    'an empty object is an empty form',
    (harness) => harness.request({ headers: { 'content-type': 'application/json' }, body: '{}' }),
    [
      422,
      'validation_failed',
      { name: 'too_short', email: 'invalid_format', message: 'too_short' },
    ],
    'M0 T0 V0',
  ),
  field('C02', 'name', undefined, 'too_short', 'missing'),
  field('C02', 'name', null, 'too_short'),
  field('C03', 'name', 'a', 'too_short'),
  field('C03', 'name', '😀', 'too_short'),
  field('C04', 'name', 'Jo', 'accepted'),
  field('C05', 'name', '  a  ', 'too_short'),
  field('C05', 'name', '\t\n\r', 'too_short'),
  field('C05', 'name', '\u00a0\u00a0\u00a0', 'too_short', 'of no-break blanks'),
  field('C05', 'name', 'a\u3000', 'too_short', 'of one letter and a wide blank'),
  field('C06', 'name', zero + zero, 'too_short', 'of two zero-width blanks'),
  field('C06', 'name', `a${zero}`, 'too_short', 'of one letter and a zero-width blank'),
  field('C06', 'name', `${zero} a ${zero}`, 'too_short', 'of one letter within blanks'),
  field('C06', 'name', '\u00ad\u200e\u2060\ufeff', 'too_short', 'of format characters'),
  field('C06', 'name', '\u0001\u0002\u0085', 'too_short', 'of control characters'),
  field('C08', 'name', 'e\u0301', 'too_short', 'of one letter in two parts'),
  field('C10', 'name', 'x'.repeat(100), 'accepted', 'of 100 letters'),
  field('C10', 'name', 'x'.repeat(101), 'too_long', 'of 101 letters'),
  field('C10', 'name', '😀'.repeat(100), 'accepted', 'of 100 emoji'),
  field('C10', 'name', '😀'.repeat(101), 'too_long', 'of 101 emoji'),
  field('C11', 'name', "O'Neil", 'accepted'),
  field('C11', 'name', 'María-José Ñáñez', 'accepted'),
  field('C11', 'name', '李', 'too_short'),
  field('C11', 'name', '李明', 'accepted'),
  field('C11', 'name', 'د. علي', 'accepted'),
  kept('C08', 'a letter in two parts is stored as one', 'name', 'Jose\u0301 Ruiz', 'José Ruiz'),
  kept('C05', 'blanks around a name are typing', 'name', ' \u00a0 Ana Ruiz\n', 'Ana Ruiz'),
  field('C13', 'message', 'x'.repeat(9), 'too_short'),
  field('C13', 'message', 'x'.repeat(10), 'accepted'),
  field('C14', 'message', 'x'.repeat(5000), 'accepted', 'of 5,000 letters'),
  field('C14', 'message', 'x'.repeat(5001), 'too_long', 'of 5,001 letters'),
  field('C15', 'message', emoji, 'accepted', 'of as many emoji as may be'),
  {
    id: 'C15',
    what: 'as many emoji as allowed fit, written as escapes',
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      const { id, name, email, type } = newVisitor();
      const body = escapes(JSON.stringify({ id, name, email, type, message: emoji }));
      expect(body.length).toBeGreaterThan(12 * contactLimits.message.max);
      expectAccepted(await harness.postBody(body));
      expect((await harness.database.messages())[0]?.message).toBe(emoji);
    },
  },
  {
    id: 'C15',
    what: 'as many emoji as allowed fit in a form',
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      const answer = await harness.postForm({ message: emoji }, { accept: 'application/json' });
      expectAccepted(answer);
      expect((await harness.database.messages())[0]?.message).toBe(emoji);
    },
  },
  ...[' '.repeat(10), '\n'.repeat(12), zero.repeat(12), ` ${zero} \n`.repeat(9)].map((value) =>
    field('C16', 'message', value, 'too_short'),
  ),
  kept(
    'C17',
    'line breaks of other systems become line feeds, and nothing else changes',
    'message',
    `Uno\r\nDos\rTres\tCuatro${'\n'.repeat(200)}Fin del canario`,
    `Uno\nDos\nTres\tCuatro${'\n'.repeat(200)}Fin del canario`,
  ),
  ...contactTypes.map((type) => field('C19', 'type', type, 'accepted')),
  ...[undefined, null, '', 'CHW', 'admin', 'constructor', '__proto__', 'toString', ' chw'].map(
    (type) =>
      field('C20', 'type', type, 'invalid_choice', type === undefined ? 'missing' : undefined),
  ),
  ...[
    ['en', 'en'],
    ['es', 'es'],
    [undefined, 'en'],
    ['', 'en'],
  ].map(([language, stored]): MatrixCase => ({
    id: 'C21',
    what: `language ${JSON.stringify(language) ?? 'missing'} is kept as ${stored}`,
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      expectAccepted(await harness.post({ language }));
      expect((await harness.database.messages())[0]?.language).toBe(stored);
    },
  })),
  ...['xx', 'EN', 'es-US', 'constructor'].map((language) =>
    field('C21', 'language', language, 'invalid_choice'),
  ),
  ...[undefined, null, ''].map((id) =>
    field('C22', 'id', id, 'accepted', id === undefined ? 'missing' : undefined),
  ),
  ...[
    '7',
    'x'.repeat(36),
    '3f2504e0-4f89-11d3-9a0c-0305e82c3301',
    '00000000-0000-0000-0000-000000000000',
  ].map((id) => field('C22', 'id', id, 'invalid_format')),
];
