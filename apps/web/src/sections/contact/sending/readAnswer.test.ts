import { expect, test } from 'vitest';

import { readAnswer } from './readAnswer.ts';

test.each([undefined, 7, { id: 'MSG-7K2M9Q' }])(
  'a message that has arrived counts as sent, even if its reference is %j',
  async (ref) => {
    const answer = { data: { ok: true, ref }, error: null };
    expect(await readAnswer(answer)).toEqual({ kind: 'sent', ref: undefined });
  },
);

test.each([
  ['a sentence, which may repeat what was typed,', 'Ana wrote: good morning'],
  ['a text that is longer than any code', 'a'.repeat(41)],
  ['no text', 7],
])('the log names the status of a refusal whose code is %s', async (_, code) => {
  const response = Response.json({ code }, { status: 403 });
  expect(await readAnswer({ data: null, error: new Error(), response })).toEqual({
    kind: 'refused',
    code: 'http_403',
  });
});
