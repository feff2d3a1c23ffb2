import assert from 'node:assert/strict';

import { type ContactMessage, type FilledForm } from '@wnc/validation/contact';
import { visibleFields } from '@wnc/validation/fields';

import { test } from '../testing/defineTest.ts';
import { visitor } from '../testing/testEndpoint.ts';
import { hashNetwork, hashPayload, hashRecipient, makeId } from './fingerprints.ts';

test('F14: the same form has the same hash, and each of its fields counts', () => {
  const message: ContactMessage = { ...visitor, language: 'en' };
  const hash = hashPayload(message);
  assert.match(hash, /^\\x[0-9a-f]{64}$/);
  assert.equal(hashPayload({ ...message, language: 'es', elapsed: 5, website: 'x' }), hash);
  const other: FilledForm = { name: 'B', email: 'b@example.org', message: 'B', type: 'chw' };
  for (const field of visibleFields) {
    assert.notEqual(hashPayload({ ...message, [field]: other[field] }), hash, field);
  }
});

test('F14: if all fields that were added later are empty, a form keeps its earlier hash', () => {
  const form = { name: 'A', email: 'a@example.org', message: 'B', type: 'chw' } as const;
  const hash = '\\x219537f20adcd62276ffe65c99ef18202ff375ea6e4a49e140f46d596320059f';
  assert.equal(hashPayload({ ...form, language: 'en' }), hash);
});

const idAfter = (minutes: number) => makeId('pepper', '\\x00', new Date(minutes * 60_000));

test('F07, F08: the id for a message that came without one looks like one from a browser, and changes after ten minutes', () => {
  for (let minute = 0; minute < 100; minute += 1) {
    const id = idAfter(minute);
    assert.notEqual(idAfter(minute + 10), id);
    assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  }
});

test("N04: a network's 16-byte hash changes each day, and yesterday's is known as well", () => {
  const monday = hashNetwork('pepper', '203.0.113.7', new Date('2025-06-02T23:59:59Z'));
  const tuesday = hashNetwork('pepper', '203.0.113.7', new Date('2025-06-03T00:00:00Z'));
  assert.match(monday.today, /^\\x[0-9a-f]{32}$/);
  assert.notEqual(monday.today, tuesday.today);
  assert.equal(tuesday.yesterday, monday.today);
  const other = hashNetwork('other pepper', '203.0.113.7', new Date('2025-06-02T23:59:59Z'));
  assert.notEqual(other.today, monday.today);
});

test('G12: all spellings of a mailbox are one recipient; two mailboxes are two', () => {
  const spellings = ['v.i.c+1@gmail.com', 'VIC+2@GMAIL.com', 'vic@googlemail.com'];
  const keys = spellings.map((email) => hashRecipient('pepper', email));
  assert.equal(new Set(keys).size, 1);
  for (const email of ['victor@gmail.com', 'vic@example.org']) {
    assert.notEqual(hashRecipient('pepper', email), keys[0]);
  }
});
