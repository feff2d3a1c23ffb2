const MARKS_PER_LETTER = 4;

const STACKED_MARKS = new RegExp(`(\\p{M}{${MARKS_PER_LETTER}})\\p{M}+`, 'gu');
/** Everything but tab and line feed: such signs do nothing in a mail, or hide something. */
const CONTROLS = /[^\P{Cc}\t\n]/gu;
/** Signs that turn the direction of what follows, also of our own words after it. */
const DIRECTION_OVERRIDES = /[\u202A-\u202E\u2066-\u2069]/g;
/** Lines of blanks, or of signs that nobody sees. */
const BLANK_LINES = /\n(?:[\p{Cf}\p{Z}\t]*\n){3,}/gu;

/** Somebody's text as a mail shows it. The stored text keeps every sign. */
export const readable = (text: string): string =>
  text
    .replace(CONTROLS, '')
    .replace(DIRECTION_OVERRIDES, '')
    .replace(STACKED_MARKS, '$1')
    .replace(BLANK_LINES, '\n\n\n');

/** The same on one line, for a name. */
export const readableLine = (text: string): string => readable(text).replace(/\s+/g, ' ').trim();
