import type { Spread } from './spreadOf.ts';

/** A table in Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** A number rounded to what matters; a dash where there is none. */
export const rounded = (value: number | undefined) =>
  value === undefined ? '–' : String(value < 10 ? Number(value.toFixed(2)) : Math.round(value));

/** The median, and the lowest and highest value where they differ. */
export const spread = ({ median, low, high }: Spread) =>
  low === high ? rounded(median) : `${rounded(median)} (${rounded(low)}–${rounded(high)})`;
