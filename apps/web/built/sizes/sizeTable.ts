import type { Sizes } from './measureSizes.ts';

export type SizeRow = { kind: string; bytes: number; budget: number; grown: number | undefined };

/**
 * One row for each kind, with how much it has grown since `before`, in bytes. `allowed` returns how
 * many bytes a kind may have beyond its budget.
 */
export function sizeRows(
  sizes: Sizes,
  budgets: readonly (readonly [kind: RegExp, bytes: number])[],
  before: Sizes = {},
  allowed: (kind: string) => number = () => 0,
): SizeRow[] {
  return Object.entries(sizes).map(([kind, bytes]) => {
    const [, agreed] = budgets.find(([pattern]) => pattern.test(kind)) ?? [];
    if (agreed === undefined) throw new Error(`Add a budget for "${kind}" to budgets.ts.`);
    const budget = agreed + allowed(kind);
    const last = before[kind];
    return { kind, bytes, budget, grown: last === undefined ? undefined : bytes - last };
  });
}

/** The rows as a table in Markdown; a kind that is over its budget is marked. */
export function sizeTable(rows: readonly SizeRow[]): string {
  const cells = [
    ['kind', 'bytes', 'grown by', 'budget', ''],
    ...rows.map(({ kind, bytes, grown, budget }) => [
      kind,
      String(bytes),
      grown === undefined ? 'new' : signed(grown),
      String(budget),
      bytes > budget ? 'over' : '',
    ]),
  ];
  const widths = cells[0]!.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  return [line(cells[0]!), rule, ...cells.slice(1).map(line)].join('\n');
}

const signed = (bytes: number) => (bytes > 0 ? `+${bytes}` : String(bytes));
