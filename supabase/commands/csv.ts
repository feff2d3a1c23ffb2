/**
 * Spreadsheets evaluate a cell that begins like this as a formula; some treat full-width characters
 * as their ASCII forms, and skip invisible characters in front of them.
 */
const FORMULA = /^(?:[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|[\t\r\n])/u;

/** Without it, Excel does not read the file as UTF-8, and garbles José. */
export const BYTE_ORDER_MARK = '\uFEFF';

const cell = (value: string) =>
  `"${(FORMULA.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;

/** One line of a CSV file, safe to open in a spreadsheet. */
export const csvLine = (values: readonly string[]): string => `${values.map(cell).join(',')}\r\n`;
