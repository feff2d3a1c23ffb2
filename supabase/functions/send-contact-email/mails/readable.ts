/** More than four marks on one letter, even with invisible characters between them. */
const STACKED_MARKS = /((?:\p{M}\p{Cf}*){4})\p{M}[\p{M}\p{Cf}]*/gu;
/** Legacy line breaks, which no mail program shows as such. */
const OLD_BREAKS = /[\v\f\u0085]/g;
/** Tag characters, which could hide a text. The flags of some regions, made of them, stay. */
const TAGS = /(\u{1F3F4}[\u{E0020}-\u{E007F}]{1,8})|[\u{E0000}-\u{E007F}]/gu;
/** Control characters except tab and line feed: in a mail, they do nothing or hide something. */
const CONTROLS = /(?![\t\n])\p{Cc}/gu;
/** Bidirectional controls, which would also reverse our own words after them. */
const DIRECTION_OVERRIDES = /[\u202A-\u202E\u2066-\u2069]/g;
/** Three or more blank or invisible lines: see `visibleLength` in packages/validation. */
const BLANK_LINES = /\n(?:[\u2800\p{Cf}\p{DI}\p{Z}\t]*\n){3,}/gu;

/** A visitor's text as mails show it. The stored text keeps every character. */
export const readable = (text: string): string =>
  text
    .replace(OLD_BREAKS, ' ')
    .replace(CONTROLS, '')
    .replace(TAGS, '$1')
    .replace(DIRECTION_OVERRIDES, '')
    .replace(STACKED_MARKS, '$1')
    .replace(BLANK_LINES, '\n\n\n');

/** The same on one line, for a name. */
export const readableLine = (text: string): string => readable(text).replace(/\s+/g, ' ').trim();
