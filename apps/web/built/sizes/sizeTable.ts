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
  const head = ['kind', 'bytes', 'grown by', 'budget', ''];
  const cells = rows.map(({ kind, bytes, grown, budget }) => [
    kind,
    String(bytes),
    grown === undefined ? 'new' : signed(grown),
    String(budget),
    bytes > budget ? 'over' : '',
  ]);
  const columns = head.map((_, column) => [head, ...cells].map((row) => row[column] ?? ''));
  const aligned = columns.map((column, at) => {
    const width = Math.max(...column.map(({ length }) => length));
    const [name = '', ...values] = column.map((cell) =>
      at === 0 ? cell.padEnd(width) : cell.padStart(width),
    );
    return [name, '-'.repeat(width), ...values];
  });
  const [first = []] = aligned;
  return first
    .map((_, row) => `| ${aligned.map((column) => column[row]).join(' | ')} |`)
    .join('\n');
}

const signed = (bytes: number) => (bytes > 0 ? `+${bytes}` : String(bytes));
