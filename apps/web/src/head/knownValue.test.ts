import { confirmed, sample } from '@wnc/content/facts';
import { expect, test } from 'vitest';

import { knownValue } from './knownValue.ts';

test('search engines read what is confirmed on the public site, and a sample only on a preview', () => {
  expect(knownValue(confirmed('12-3456789'), true)).toBe('12-3456789');
  expect(knownValue(sample('00-0000000'), true)).toBeUndefined();
  expect(knownValue(sample('00-0000000'), false)).toBe('00-0000000');
});
