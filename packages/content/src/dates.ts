import { type Language, languageOf } from './languages.ts';

/** A day, such as `2025-06-13`. */
export type LocalDate = `${number}-${number}-${number}`;
/** A local time in New York, such as `2025-06-13T17:00`. */
export type LocalDateTime = `${LocalDate}T${number}:${number}`;
/** A month, such as `2024-01`. */
export type LocalMonth = `${number}-${number}`;

const DAY_MS = 86_400_000;

/** June 13, 2025 · 13 de junio de 2025 */
export function dateText(date: LocalDate, language: Language): string {
  return format(date, language, { year: 'numeric', month: 'long', day: 'numeric' });
}

/** June 13 · 13 de junio */
export function dayText(date: LocalDate, language: Language): string {
  return format(date, language, { month: 'long', day: 'numeric' });
}

/** 5:00 PM · 5:00 p.m., never broken across lines. */
export function timeText(moment: LocalDateTime, language: Language): string {
  return format(moment, language, { hour: 'numeric', minute: '2-digit' });
}

/** The values of a time in `formats.dateTime`; `count` is the hour, which the plural form follows. */
export function timeValues(moment: LocalDateTime, language: Language) {
  const time = timeText(moment, language);
  return { time, count: Number.parseInt(time, 10) };
}

/**
 * Both ends of a period in days or months: May 28 and June 13, 2025. The start has a year only if
 * it differs from the end's.
 */
export function periodText<Unit extends LocalDate | LocalMonth>(
  start: Unit,
  end: Unit,
  language: Language,
) {
  const day = end.split('-').length > 2 ? 'numeric' : undefined;
  const withYear = { year: 'numeric', month: 'long', day } as const;
  const sameYear = start.slice(0, 4) === end.slice(0, 4);
  return {
    start: format(start, language, sameYear ? { month: 'long', day } : withYear),
    end: format(end, language, withYear),
  };
}

/**
 * A local time with its UTC offset in a time zone: `2025-06-13T17:00-04:00`. An hour that occurs
 * twice, when clocks are set back, is the first of the two; one that is skipped has the offset from
 * before. For the build: few versions of Node have `Temporal`, which does this too.
 */
export function withOffset(local: string, timeZone: string): string {
  const offsetAt = (moment: number) =>
    new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
      .format(moment)
      .replace(/^.*GMT/, '');
  const near = Date.parse(`${local}Z`);
  const [before, after] = [offsetAt(near - DAY_MS), offsetAt(near + DAY_MS)];
  const isRight = (offset: string) => offsetAt(Date.parse(local + offset)) === offset;
  return local + (isRight(after) && !isRight(before) ? after : before);
}

/**
 * Parses and formats in UTC, so that the reader's time zone changes nothing. Engines put different
 * spaces before PM, and Chrome 119 one into p.m., which would cause a hydration mismatch between the
 * built page and the browser. A line may break before the year, which narrow columns need, and
 * nowhere else.
 */
function format(local: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  const date = new Date(local.includes('T') ? `${local}Z` : local);
  return new Intl.DateTimeFormat(languageOf(language).tag, { ...options, timeZone: 'UTC' })
    .format(date)
    .replaceAll(/\s/g, '\u00a0')
    .replace('.\u00a0m.', '.m.')
    .replace(/.((de.)?\d{4})$/, ' $1');
}
