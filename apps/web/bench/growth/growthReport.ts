import type { Spread } from '../spreadOf.ts';
import { rounded, spread, table } from '../table.ts';

/** A count is one value, a time has a spread. */
export type GrowthFigures = Readonly<Record<string, number | Spread>>;

/** The figures of each step, today's page first, and how many of the `unit` each has. */
export type Grown = {
  unit: string;
  counts: readonly number[];
  found: readonly GrowthFigures[];
};

/** Relative differences up to which two figures, or two slopes, count as the same. */
const SAME = 0.02;
const SAME_SLOPE = 0.25;

/** The page `docs/growth.md`. */
export function growthReport(
  grown: readonly Grown[],
  { measured, browser, runs }: { measured: string; browser: string; runs: number },
): string {
  const tables = grown.map(({ unit, counts, found }) => {
    const [first = {}, second = {}, last = {}] = found;
    const rows = Object.entries(first).map(([figure, value]) => [
      figure,
      ...[value, second[figure], last[figure]].map(shown),
      lawOf([value, second[figure], last[figure]], counts, unit),
    ]);
    const heads = counts.map((count) => `${rounded(count)} × ${unit}`);
    return `## By ${unit}\n\n${table(['figure', ...heads, 'growth'], rows)}\n`;
  });
  return `# Growth

Written by \`npm run bench -- --growth\` on ${measured}, Chromium ${browser}. The site is built with four and ten times its people, its programs and its texts, and with one and three more languages; the added content is generated, as long as what is there, and compresses about as well. Sizes are bytes after brotli. Times are Lighthouse's, for a phone over HTTP/2, medians of ${runs} (lowest to highest), and depend on the machine: where the ranges of the first and the last column overlap, or the last is faster, no growth is claimed. Labels and titles do not grow with the texts.

${tables.join('\n')}`;
}

const shown = (figure: number | Spread | undefined) =>
  typeof figure === 'object' ? spread(figure) : rounded(figure);

const asSpread = (figure: number | Spread): Spread =>
  typeof figure === 'object' ? figure : { median: figure, low: figure, high: figure };

/** How a figure grows with a count: not at all, linearly, or faster or slower than that. */
function lawOf(
  figures: readonly (number | Spread | undefined)[],
  counts: readonly number[],
  unit: string,
): string {
  const [first, second, last] = figures.map((each) => each !== undefined && asSpread(each));
  const [few = 0, some = 0, many = 0] = counts;
  if (!first || !last) return '–';
  const rise = last.median - first.median;
  if (Math.abs(rise) <= SAME * first.median) return 'none';
  const isTime = typeof figures[0] === 'object';
  if (isTime && first.high >= last.low) return 'none that can be seen';
  const slope = rise / (many - few);
  const each = `${rounded(slope)} per ${unit}`;
  if (!second) return each;
  const early = (second.median - first.median) / (some - few);
  const late = (last.median - second.median) / (many - some);
  if (Math.abs(late - early) <= SAME_SLOPE * Math.max(Math.abs(early), Math.abs(late))) return each;
  return `${each}, at first ${rounded(early)}, then ${rounded(late)}`;
}
