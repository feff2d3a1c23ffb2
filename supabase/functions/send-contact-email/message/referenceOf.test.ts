import assert from 'node:assert/strict';

import { test } from '../testing/defineTest.ts';
import { referenceOf } from './referenceOf.ts';

test('a reference is made from the id alone, with no letters that are easily confused', () => {
  assert.equal(referenceOf('00000000-0000-4000-8000-000000000000'), 'MSG-000000');
  assert.equal(referenceOf('ffffffff-0000-4000-8000-000000000000'), 'MSG-ZZZZZZ');
  assert.equal(referenceOf('3f2504e0-4f89-41d3-9a0c-0305e82c3301'), 'MSG-7WJG9R');
  for (let index = 0; index < 500; index += 1) {
    assert.match(referenceOf(crypto.randomUUID()), /^MSG-[0-9A-HJKMNP-TV-Z]{6}$/);
  }
});
