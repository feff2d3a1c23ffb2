import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  contactFields,
  contactLanguages,
  contactLimits,
  contactSchema,
  contactTypes,
  parseContact,
} from './contact.ts';
import { visibleLength } from './visibleText.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 40 });
const anyForm = fc.record(
  {
    name: fc.oneof(anyText, fc.anything()),
    email: fc.oneof(fc.emailAddress(), anyText, fc.anything()),
    message: fc.oneof(anyText, fc.string({ unit: 'grapheme', minLength: 10 }), fc.anything()),
    type: fc.oneof(fc.constantFrom(...contactTypes), anyText),
    language: fc.oneof(fc.constantFrom(...contactLanguages), fc.anything()),
    id: fc.oneof(fc.uuid({ version: 4 }), fc.anything()),
  },
  { requiredKeys: [] },
);
/** Forms that mostly pass, so that the rules about what is kept are exercised. */
const likelyForm = fc.record({
  name: fc.string({ unit: 'grapheme', minLength: 2, maxLength: 30 }),
  email: fc.oneof(
    fc.tuple(fc.constantFrom('ana', 'x.y', "o'n"), fc.domain()).map(([a, b]) => `${a}@${b}`),
    fc.emailAddress(),
  ),
  message: fc.string({ unit: 'grapheme', minLength: 10, maxLength: 80 }),
  type: fc.constantFrom(...contactTypes),
});

describe('whatever is sent', () => {
  test('an error can name every field that can be wrong: all but the honeypot and the time', () => {
    const ruled = Object.keys(contactSchema.shape).filter(
      (field) => field !== 'website' && field !== 'elapsed',
    );
    expect(ruled.toSorted()).toEqual(contactFields.toSorted());
  });

  test('the answer is a clean message, or codes in the order of the form, never a crash', () => {
    fc.assert(
      fc.property(fc.oneof(anyForm, fc.anything()), (input) => {
        const parsed = parseContact(input);
        if (parsed.ok) return;
        const order = parsed.errors.map(({ field }) => contactFields.indexOf(field));
        expect(order).toEqual([...new Set(order)].toSorted((a, b) => a - b));
        expect(order.length).toBeGreaterThan(0);
      }),
      { numRuns: 2000 },
    );
  });

  test('E18: what the browser has cleaned, the server accepts unchanged', () => {
    let taken = 0;
    fc.assert(
      fc.property(likelyForm, (input) => {
        const first = parseContact(input);
        if (!first.ok) return;
        taken += 1;
        expect(parseContact(JSON.parse(JSON.stringify(first.message)))).toEqual(first);
      }),
      { numRuns: 2000 },
    );
    expect(taken).toBeGreaterThan(500);
  });

  test('an accepted message is within the limits and contains nothing that the database or a header refuses', () => {
    fc.assert(
      fc.property(fc.oneof(likelyForm, anyForm), (input) => {
        const parsed = parseContact(input);
        if (!parsed.ok) return;
        const { name, email, message } = parsed.message;
        expect(visibleLength(name)).toBeGreaterThanOrEqual(contactLimits.name.min);
        expect(visibleLength(name)).toBeLessThanOrEqual(contactLimits.name.max);
        expect(visibleLength(message)).toBeGreaterThanOrEqual(contactLimits.message.min);
        expect(visibleLength(message)).toBeLessThanOrEqual(contactLimits.message.max);
        expect(email).toMatch(/^[A-Za-z0-9_'+.-]{1,64}@[A-Za-z0-9.-]+$/);
        expect(name + message).not.toMatch(/\r|\0|\p{Surrogate}/u);
      }),
      { numRuns: 2000 },
    );
  });
});
