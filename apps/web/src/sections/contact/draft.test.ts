import { visibleFields } from '@wnc/validation/contact';
import { expect, onTestFinished, test, vi } from 'vitest';

import { type DraftFields, forgetDraft, keepTyped, openDraft, readDraft } from './draft.ts';

const words: DraftFields = {
  name: 'Ana',
  email: 'ana@example.org',
  message: 'Good morning',
  type: 'chw',
};

/** Works like the sessionStorage of one tab. */
function tabStorage() {
  const items = new Map<string, string>();
  return {
    length: 0,
    key: () => null,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    clear: () => items.clear(),
  };
}

test('what was typed is back after a reload', () => {
  const tab = tabStorage();
  openDraft(() => tab).keep(words);
  expect(readDraft(() => tab)).toMatchObject(words);
});

test('the same words keep their id, even after a reload', () => {
  const tab = tabStorage();
  const id = openDraft(() => tab).idOf(words);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
  const draft = openDraft(() => tab);
  draft.keep({ ...words });
  expect(draft.idOf(words)).toBe(id);
});

test('a duplicated tab sends the draft under the same id, until somebody edits it', () => {
  const [tab, twin] = [tabStorage(), tabStorage()];
  // Left before hydration and opened again: the words were stored without an id.
  keepTyped(() => tab, words);
  const draft = openDraft(() => tab);
  draft.keep(words);
  twin.setItem('contact-draft', tab.getItem('contact-draft') ?? '');
  const copy = openDraft(() => twin);
  expect(copy.idOf(words)).toBe(draft.idOf(words));
  expect(copy.idOf({ ...words, name: 'Eva' })).not.toBe(draft.idOf(words));
});

test.each(visibleFields)('a change of %s makes a new id', (field) => {
  const draft = openDraft(tabStorage);
  const id = draft.idOf(words);
  expect(draft.idOf({ ...words, [field]: 'other' })).not.toBe(id);
});

test('a draft from before the form had a field keeps its id while that field is empty', () => {
  const tab = tabStorage();
  const draft = openDraft(() => tab);
  const id = draft.idOf({ ...words, type: '' });
  const { type: _, ...before } = readDraft(() => tab);
  tab.setItem('contact-draft', JSON.stringify(before));
  expect(openDraft(() => tab).idOf({ ...words, type: '' })).toBe(id);
  expect(openDraft(() => tab).idOf(words)).not.toBe(id);
});

test('a new id is kept with the words', () => {
  const draft = openDraft(tabStorage);
  const id = draft.idOf(words);
  const next = draft.renewId();
  expect(next).not.toBe(id);
  expect(draft.idOf(words)).toBe(next);
});

test('what was sent from another page of the tab keeps its id', () => {
  const tab = tabStorage();
  const here = openDraft(() => tab);
  here.keep(words);
  const later = { ...words, message: 'Good morning, all of you' };
  const id = openDraft(() => tab).idOf(later);
  expect(here.idOf(later)).toBe(id);
});

test('a forgotten draft is stored as empty', () => {
  const tab = tabStorage();
  openDraft(() => tab).keep(words);
  forgetDraft(() => tab);
  expect(readDraft(() => tab)).toMatchObject({ name: '', email: '', message: '' });
});

test.each([
  [
    'blocked',
    () => {
      throw new DOMException('Blocked', 'SecurityError');
    },
  ],
  [
    'full',
    () => ({
      ...tabStorage(),
      setItem: () => {
        throw new DOMException('Full', 'QuotaExceededError');
      },
    }),
  ],
])('O13: a storage that is %s leaves the draft in memory', (_name, storage) => {
  const draft = openDraft(storage);
  const id = draft.idOf(words);
  expect(draft.idOf(words)).toBe(id);
});

test.each(['', '{', 'null', '[]'])('a stored draft that reads %j counts as none', (stored) => {
  const tab = tabStorage();
  tab.setItem('contact-draft', stored);
  expect(Object.keys(readDraft(() => tab))).toEqual([]);
});

test('what is typed before React is kept', () => {
  const tab = tabStorage();
  keepTyped(() => tab, words);
  expect(readDraft(() => tab)).toEqual(words);
});

test('what is typed before React keeps its id as long as the words are the same', () => {
  const tab = tabStorage();
  const id = openDraft(() => tab).idOf(words);
  keepTyped(() => tab, { ...words });
  expect(readDraft(() => tab)).toEqual({ ...words, id });
  keepTyped(() => tab, { ...words, message: '' });
  expect(readDraft(() => tab)).toEqual({ ...words, message: '' });
});

test('on a page without https, where browsers create no ids, the words are kept all the same', () => {
  vi.stubGlobal('crypto', {});
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const tab = tabStorage();
  expect(openDraft(() => tab).idOf(words)).toBeUndefined();
  expect(readDraft(() => tab)).toMatchObject(words);
});
