import { expect, test } from 'vitest';

import { declareOnce } from './declareOnce.ts';

test('a declaration repeated right after itself is sent once; one that only begins the same stays', () => {
  const repeated = 'a{mask:none;mask:none;mask:none}b{mask:none;mask:none 5px;top:0}';
  expect(declareOnce(repeated)).toBe('a{mask:none}b{mask:none;mask:none 5px;top:0}');
});

test('a fallback between two equal declarations stays, and so does their order', () => {
  const fallback = 'a{mask:none;mask:auto;mask:none}a{mask:none}';
  expect(declareOnce(fallback)).toBe(fallback);
});

test('a prefixed declaration does not stand in for the unprefixed one', () => {
  const prefixed = 'a{-webkit-mask:none;mask:none}';
  expect(declareOnce(prefixed)).toBe(prefixed);
});
