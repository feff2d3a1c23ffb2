/** Turns every line break into LF: browsers send CRLF from a form and LF from a script. */
export const foldLineBreaks = (value: string): string => value.replace(/\r\n?/g, '\n');

/** Whether it contains NUL or a lone surrogate, which Postgres refuses. */
export const hasForbiddenCharacter = (value: string): boolean =>
  value.includes('\0') || /\p{Surrogate}/u.test(value);

/**
 * The number of code points that a reader can see. Not counted: control and format characters, the
 * Braille blank, and whatever Unicode lets fonts ignore (`DI`), such as variation selectors and
 * Hangul fillers.
 */
export const visibleLength = (value: string): number =>
  Array.from(value.replace(/[\u2800\p{Cc}\p{DI}\p{Cf}]/gu, '').trim()).length;

/** More combining marks on a letter than any script uses: normalizing thousands takes seconds. */
const EXCESSIVE_MARKS = /\p{M}{100}/u;

/** Normalizes to NFC, unless a letter has too many marks. */
export const composed = (value: string): string =>
  EXCESSIVE_MARKS.test(value) ? value : value.normalize('NFC');
