import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { openDraft } from './openDraft.ts';
import { type FormValues, forgetDraft, keepTyped, readDraft } from './storedDraft.ts';

const words: FormValues = {
  name: 'Ana',
  email: 'ana@example.org',
  message: 'Good morning',
  type: 'chw',
};

beforeEach(() => {
  vi.stubGlobal('sessionStorage', {});
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('what is typed before React is kept', () => {
  keepTyped(words);
  expect(readDraft()).toEqual(words);
});

test('what is typed before React keeps its id as long as the words are the same', () => {
  const id = openDraft().idOf(words);
  keepTyped({ ...words });
  expect(readDraft()).toEqual({ ...words, id });
  keepTyped({ ...words, message: '' });
  expect(readDraft()).toEqual({ ...words, message: '' });
});

test('a forgotten draft is stored as empty', () => {
  keepTyped(words);
  forgetDraft();
  expect(readDraft()).toMatchObject({ name: '', email: '', message: '' });
});

test.each(['', '{', 'null', '[]'])('a stored draft that reads %j counts as none', (stored) => {
  sessionStorage['contact-draft'] = stored;
  expect(Object.keys(readDraft())).toEqual([]);
});
