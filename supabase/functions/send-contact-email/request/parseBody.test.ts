import assert from 'node:assert/strict';

import { test } from '../testing/defineTest.ts';
import { parseBody } from './parseBody.ts';

test('a message with equals signs that a client left unencoded is read whole', () => {
  const fields = { message: 'a=b, b=c', name: 'Ana' };
  assert.deepEqual(parseBody('message=a=b,+b=c&name=Ana', 'form'), { ok: true, fields });
});
