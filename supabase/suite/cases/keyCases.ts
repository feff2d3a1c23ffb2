import { typedFields, visibleFields } from '@wnc/validation/fields';
import { expect } from 'vitest';

import { TEAM } from '../harness/environment.ts';
import { expectAccepted, expectProblem } from '../harness/expectAnswer.ts';
import { isTeam } from '../harness/mailPayload.ts';
import { newVisitor, withoutId } from '../harness/visitor.ts';
import { type MatrixCase, oneRequest } from './matrixCase.ts';

/** This value in every field of the form, and as the language. */
const inEveryField = <Value>(value: Value) =>
  Object.fromEntries([...visibleFields, 'language'].map((field) => [field, value]));

/** Section B: keys and values of a JSON object. */
export const keyCases: readonly MatrixCase[] = [
  {
    id: 'B09',
    what: 'of a repeated key the last value is checked, stored and mailed',
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      const visitor = newVisitor();
      const fields = JSON.stringify(withoutId(visitor)).slice(1);
      expectAccepted(await harness.postBody(`{"email":"someone.else@example.org",${fields}`));
      await harness.settled();
      expect((await harness.database.messages()).map(({ email }) => email)).toEqual([
        visitor.email,
      ]);
      expect(harness.provider.sent.find((mail) => !isTeam(mail))?.to).toBe(visitor.email);
    },
  },
  {
    id: 'B10',
    what: 'keys that change other objects in careless programs change nothing',
    outcome: 'M2 T2 V2',
    run: async (harness) => {
      const fields = JSON.stringify(withoutId(newVisitor())).slice(1);
      const evil =
        '"__proto__":{"polluted":1,"website":"x","id":7},"constructor":{"prototype":{"polluted":1}},"prototype":1,"toString":1';
      expectAccepted(await harness.postBody(`{${evil},${fields}`));
      expectAccepted(await harness.post());
    },
  },
  oneRequest(
    'B11',
    '5,000 unknown keys are ignored',
    (harness) =>
      harness.post(
        Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`k${index}`, 1])),
      ),
    'accepted',
    'M1 T1 V1',
  ),
  {
    id: 'B12',
    what: 'recipients and texts that a stranger names go nowhere',
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      const named = 'to cc bcc subject from html text reply_to replyTo headers tags _next _subject';
      const evil = Object.fromEntries(named.split(' ').map((key) => [key, 'evil@evil.test']));
      expectAccepted(await harness.post({ ...evil, attachments: [{ path: '/etc/passwd' }] }));
      await harness.settled();
      expect(JSON.stringify(harness.provider.sent)).not.toContain('evil.test');
      expect(harness.provider.sent.find(isTeam)?.to).toBe(TEAM);
    },
  },
  ...[1, true, [], ['a@b.co'], { a: 1 }, 12_345_678_901_234].map((value) =>
    oneRequest(
      'B13',
      `${JSON.stringify(value)} is not text`,
      (harness) => harness.post(inEveryField(value)),
      [422, 'validation_failed', inEveryField('invalid_type')],
      'M0 T0 V0',
    ),
  ),
  oneRequest(
    'B13',
    'an id that is not text is named',
    (harness) => harness.post({ id: 7 }),
    [422, 'validation_failed', { id: 'invalid_type' }],
    'M0 T0 V0',
  ),
  oneRequest(
    'B15',
    'a key with NUL is a key like any other',
    (harness) => harness.post({ 'a\0b': 1, 'name\0': 'x' }),
    'accepted',
    'M1 T1 V1',
  ),
  oneRequest(
    'B15',
    'a key of 60,000 characters is ignored',
    (harness) => harness.post({ ['k'.repeat(60_000)]: 1 }),
    'accepted',
    'M1 T1 V1',
  ),
  {
    id: 'B16',
    what: 'a number beyond the largest number is not text',
    outcome: 'M0 T0 V0',
    run: async (harness) => {
      const fields = JSON.stringify(withoutId(newVisitor()))
        .slice(1)
        .replace(/"name":"[^"]*"/, '"name":1e999999');
      expectProblem(await harness.postBody(`{${fields}`), 422, 'validation_failed', {
        errors: { name: 'invalid_type' },
      });
    },
  },
  {
    id: 'B16',
    what: 'a number of a million digits is too large',
    outcome: 'M0 T0 V0',
    run: async (harness) => {
      const answer = await harness
        .postBody(`{"elapsed":${'9'.repeat(1_000_000)}}`)
        .catch(() => undefined);
      if (answer) expectProblem(answer, 413, 'payload_too_large');
    },
  },
  ...typedFields.flatMap((field) => [
    oneRequest(
      'B17',
      `NUL in ${field} is refused`,
      (harness) => harness.post({ [field]: `ab\0cdefghijk@example.org` }),
      [422, 'validation_failed', { [field]: 'invalid_characters' }],
      'M0 T0 V0',
    ),
    oneRequest(
      'B17',
      `half a surrogate pair in ${field} is refused`,
      (harness) => harness.post({ [field]: `ab\ud83dcdefghijk@example.org` }),
      [422, 'validation_failed', { [field]: 'invalid_characters' }],
      'M0 T0 V0',
    ),
  ]),
  ...(['type', 'language', 'id'] as const).map((field) =>
    oneRequest(
      'B17',
      `NUL in ${field} is refused`,
      (harness) => harness.post({ [field]: 'chw\0' }),
      [422, 'validation_failed', { [field]: field === 'id' ? 'invalid_format' : 'invalid_choice' }],
      'M0 T0 V0',
    ),
  ),
  oneRequest(
    'B17',
    'NUL and half pairs in fields that are not kept are let through',
    (harness) => harness.post({ extra: 'a\0\ud83d', elapsed: 10_000 }),
    'accepted',
    'M1 T1 V1',
  ),
  {
    id: 'B19',
    what: 'an emoji written as two escapes is one emoji',
    outcome: 'M1 T1 V1',
    run: async (harness) => {
      const visitor = newVisitor();
      const body = JSON.stringify(withoutId({ ...visitor, name: 'Ana X' }));
      expectAccepted(await harness.postBody(body.replace('Ana X', String.raw`Ana \ud83d\ude00`)));
      expect((await harness.database.messages())[0]?.name).toBe('Ana 😀');
    },
  },
];
