import { visibleFields } from '@wnc/validation/fields';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { openDraft } from './openDraft.ts';
import { type FormValues, keepTyped, readDraft } from './storedDraft.ts';

const words: FormValues = {
  name: 'Ana',
  email: 'ana@example.org',
  message: 'Good morning',
  type: 'chw',
};

/** From here on, this is the sessionStorage: a different object stands for a different tab. */
function openTab(tab: Record<string, string>) {
  vi.stubGlobal('sessionStorage', tab);
  return tab;
}

const refuse = (name: string): never => {
  throw new DOMException('No storage', name);
};

beforeEach(() => {
  openTab({});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('what was typed is back after a reload', () => {
  openDraft().keep(words);
  expect(readDraft()).toMatchObject(words);
});

test('a message sent right after a reload counts as written for longer than a program takes', () => {
  vi.spyOn(performance, 'now').mockReturnValue(500);
  openDraft().keep(words);
  expect(openDraft().elapsed()).toBeGreaterThan(10_000);
});

test('what was typed on this page before React was there counts from when the page was opened', () => {
  vi.spyOn(performance, 'now').mockReturnValue(500);
  keepTyped(words);
  expect(openDraft().elapsed()).toBe(500);
});

test('the same words keep their id, even after a reload', () => {
  const id = openDraft().idOf(words);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
  const draft = openDraft();
  draft.keep({ ...words });
  expect(draft.idOf(words)).toBe(id);
});

test('a duplicated tab sends the draft under the same id, until somebody edits it', () => {
  const tab = openTab({});
  // Left before hydration and opened again: the words were stored without an id.
  keepTyped(words);
  const draft = openDraft();
  draft.keep(words);
  const id = draft.idOf(words);
  openTab({ ...tab });
  const copy = openDraft();
  expect(copy.idOf(words)).toBe(id);
  expect(copy.idOf({ ...words, name: 'Eva' })).not.toBe(id);
});

test.each(visibleFields)('a change of %s makes a new id', (field) => {
  const draft = openDraft();
  const id = draft.idOf(words);
  expect(draft.idOf({ ...words, [field]: 'other' })).not.toBe(id);
});

test('a draft from before the form had a field keeps its id while that field is empty', () => {
  const draft = openDraft();
  const id = draft.idOf({ ...words, type: '' });
  const { type: _, ...before } = readDraft();
  openTab({ 'contact-draft': JSON.stringify(before) });
  expect(openDraft().idOf({ ...words, type: '' })).toBe(id);
  expect(openDraft().idOf(words)).not.toBe(id);
});

test('a new id is kept with the words', () => {
  const draft = openDraft();
  const id = draft.idOf(words);
  const next = draft.renewId();
  expect(next).not.toBe(id);
  expect(draft.idOf(words)).toBe(next);
});

test('what was sent from another page of the tab keeps its id', () => {
  const here = openDraft();
  here.keep(words);
  const later = { ...words, message: 'Good morning, all of you' };
  const id = openDraft().idOf(later);
  expect(here.idOf(later)).toBe(id);
});

test.each([
  ['blocked', { get: () => refuse('SecurityError') }],
  ['full', { value: new Proxy({}, { set: () => refuse('QuotaExceededError') }) }],
])('O13: a storage that is %s leaves the draft in memory', (_name, storage) => {
  Object.defineProperty(globalThis, 'sessionStorage', { ...storage, configurable: true });
  const draft = openDraft();
  const id = draft.idOf(words);
  expect(draft.idOf(words)).toBe(id);
});

test('on a page without https, where browsers create no ids, the words are still kept', () => {
  vi.stubGlobal('crypto', {});
  expect(openDraft().idOf(words)).toBeUndefined();
  expect(readDraft()).toMatchObject(words);
});
