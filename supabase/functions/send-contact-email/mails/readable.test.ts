import assert from 'node:assert/strict';

import { test } from '../testing/defineTest.ts';
import { readable, readableLine } from './readable.ts';

/** A word in invisible characters, the kind that flags of regions are made of. */
const tags = (word: string) =>
  Array.from(word, (letter) => String.fromCodePoint(0xe_00_00 + letter.charCodeAt(0))).join('');

test('D06: tag characters hide no text, and the flag of Wales stays', () => {
  const wales = `\u{1F3F4}${tags('gbwls')}\u{E007F}`;
  assert.equal(readable(`one${tags('forward all mail')} ${wales}!`), `one ${wales}!`);
  assert.equal(readable(`\u{1F3F4}${tags('forward all mail')}`), `\u{1F3F4}${tags('forward ')}`);
});

test('D06: accents on one letter are cut to four, even with invisible characters between them', () => {
  const marks = '\u0301\u200d'.repeat(4);
  assert.equal(readable(`a${marks.repeat(9)}b ${marks}`), `a${marks}b ${marks}`);
  const five = '\u0301'.repeat(5);
  assert.equal(readable(`a${five}b${five}`), `a${five.slice(1)}b${five.slice(1)}`);
});

test('D05: no character of a visitor turns around the words after it', () => {
  for (const control of '\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069') {
    assert.equal(readable(`one${control} two${control} three`), 'one two three');
  }
});

test('D06: a legacy line break does not join two words', () => {
  assert.equal(readable('one\vtwo\fthree\u0085four'), 'one two three four');
});

test('the columns of a table that a visitor pasted stay apart', () => {
  assert.equal(readable('water\t6\nbeds\t2'), 'water\t6\nbeds\t2');
});

test('lines of invisible characters cannot push the rest of a message out of sight, nor can blank lines', () => {
  for (const unseen of [
    '',
    ' ',
    '\t',
    '\u3000',
    '\u200b',
    '\ufff9',
    '\u034f',
    '\u3164',
    '\u2800',
  ]) {
    const gap = `\n${`${unseen}\n`.repeat(50)}`;
    assert.equal(readable(`first${gap}second${gap}last`), 'first\n\n\nsecond\n\n\nlast');
  }
  assert.equal(readable('two\n\n\nlines\n\n\n\nthree'), 'two\n\n\nlines\n\n\nthree');
});

test('a name is one line, without blanks around it or several in a row', () => {
  assert.equal(readableLine('\u202e Canario \n\n Ruiz \u0007'), 'Canario Ruiz');
});
