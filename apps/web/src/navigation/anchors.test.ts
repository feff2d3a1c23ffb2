import { expect, test } from 'vitest';

import { anchorOf } from './anchors.ts';

test.each([
  ['#chw', 'chw'],
  ['#contact?type=volunteer', 'contact'],
  ['#%', '%'],
  ['', ''],
  ['#', ''],
])('the hash %s leads to the element "%s"', (hash, id) => {
  expect(anchorOf(hash)).toBe(id);
});
