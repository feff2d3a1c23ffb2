/** Every line break as LF: browsers send CRLF from a form and LF from a script. */
export const foldLineBreaks = (value: string): string => value.replace(/\r\n?/g, '\n');

/** Postgres refuses both NUL and a lone surrogate. */
export const hasForbiddenCharacter = (value: string): boolean =>
  value.includes('\0') || /\p{Surrogate}/u.test(value);

/**
 * Code points that a reader can see; format and control characters do not count, nor do the blanks of
 * Braille and Hangul.
 */
export const visibleLength = (value: string): number =>
  Array.from(value.replace(/[\p{Cf}\p{Cc}\u2800\u3164]/gu, '').trim()).length;

/** More combining marks on a letter than any script has: normalizing thousands takes seconds. */
const EXCESSIVE_MARKS = /\p{M}{100}/u;

/** Composed to NFC, however it was typed, unless a letter carries too many marks. */
export const composed = (value: string): string =>
  EXCESSIVE_MARKS.test(value) ? value : value.normalize('NFC');
