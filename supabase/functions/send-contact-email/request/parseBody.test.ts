import assert from 'node:assert/strict';

import { test } from '../testing/defineTest.ts';
import { parseBody } from './parseBody.ts';

test('a message with unencoded equals signs is read in full', () => {
  const fields = { message: 'a=b, b=c', name: 'Ana' };
  assert.deepEqual(parseBody('message=a=b,+b=c&name=Ana', 'form'), { ok: true, fields });
});
