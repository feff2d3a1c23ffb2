/**
 * A spreadsheet takes a cell that begins like this for a formula, and runs it; some read the wide
 * signs of Asian keyboards as the narrow ones, and overlook what is not visible before a sign.
 */
const FORMULA = /^(?:[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|[\t\r\n])/u;

/** Without it Excel takes the letters of a name like José for those of another alphabet. */
export const BYTE_ORDER_MARK = '\uFEFF';

const cell = (value: string) =>
  `"${(FORMULA.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;

/** One line of a CSV file, safe to open in a spreadsheet. */
export const csvLine = (values: readonly string[]): string => `${values.map(cell).join(',')}\r\n`;
