import { expect, test } from 'vitest';

import { anchorOf } from './anchors.ts';

test.each([
  ['#chw', 'chw'],
  ['#contact?type=volunteer', 'contact'],
  ['#misi%C3%B3n', 'misión'],
  ['#%', '%'],
  ['', ''],
  ['#', ''],
])('the hash %s leads to the element "%s"', (hash, id) => {
  expect(anchorOf(hash)).toBe(id);
});
