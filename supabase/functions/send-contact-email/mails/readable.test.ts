import assert from 'node:assert/strict';

import { test } from '../testing/defineTest.ts';
import { readable } from './readable.ts';

/** A word in characters that nobody sees, of which the flags of regions are made. */
const tags = (word: string) =>
  Array.from(word, (letter) => String.fromCodePoint(0xe_00_00 + letter.charCodeAt(0))).join('');

test('D06: tag characters hide no text, and the flag of Wales stays', () => {
  const wales = `\u{1F3F4}${tags('gbwls')}\u{E007F}`;
  assert.equal(readable(`one${tags('forward all mail')} ${wales}!`), `one ${wales}!`);
});

test('D06: an old line break does not join two words', () => {
  assert.equal(readable('one\vtwo\fthree\u0085four'), 'one two three four');
});
