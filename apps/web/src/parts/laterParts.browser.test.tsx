import { expect, test, vi } from 'vitest';

import { createI18n } from '../i18n.ts';
import { beginChange } from './changeOfWords.ts';
import { fetchPart, openParts } from './laterParts.ts';

vi.mock('./fetchWords.ts', () => ({ fetchWords: () => undefined }));

test('a section that React is about to take over has the words of the language that is shown', async () => {
  const finish = vi.fn<() => void>(() => expect(openParts()).not.toContain('contact'));
  beginChange(finish);
  await fetchPart(createI18n('en', {}), 'contact');
  expect(finish).toHaveBeenCalledOnce();
  expect(openParts()).toContain('contact');
});
