/** Every line break as LF: browsers send CRLF from a form and LF from a script. */
export const foldLineBreaks = (value: string): string => value.replace(/\r\n?/g, '\n');

/** Postgres refuses both NUL and a lone surrogate. */
export const hasForbiddenCharacter = (value: string): boolean =>
  value.includes('\0') || /\p{Surrogate}/u.test(value);

/**
 * Code points that a reader can see: no control and format characters, none that Unicode lets fonts
 * ignore (`DI`), as variation selectors and the blanks of Hangul, and not the blank of Braille.
 */
export const visibleLength = (value: string): number =>
  Array.from(value.replace(/[\u2800\p{Cc}\p{DI}\p{Cf}]/gu, '').trim()).length;

/** More combining marks on a letter than any script has: normalizing thousands takes seconds. */
const EXCESSIVE_MARKS = /\p{M}{100}/u;

/** Composed to NFC, however it was typed, unless a letter carries too many marks. */
export const composed = (value: string): string =>
  EXCESSIVE_MARKS.test(value) ? value : value.normalize('NFC');
