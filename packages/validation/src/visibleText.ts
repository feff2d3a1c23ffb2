/** Every line break as one LF: browsers send CRLF from a form and LF from a script. */
export const foldLineBreaks = (value: string): string => value.replace(/\r\n?/g, '\n');

/** Postgres refuses both NUL and half of a surrogate pair. */
export const hasForbiddenCharacter = (value: string): boolean =>
  value.includes('\0') || /\p{Surrogate}/u.test(value);

/** Code points that a reader can see; format and control characters do not count. */
export const visibleLength = (value: string): number =>
  Array.from(value.replace(/[\p{Cf}\p{Cc}]/gu, '').trim()).length;

/** More marks on one letter than any writing has: putting thousands in order takes seconds. */
const HEAP_OF_MARKS = /\p{M}{100}/u;

/** The same letters in the same code points, however they were typed. A heap of marks stays. */
export const composed = (value: string): string =>
  HEAP_OF_MARKS.test(value) ? value : value.normalize('NFC');
