import { rounded, table } from '../table.ts';

/** The figures of each step, the page of today first, and how many of the `unit` each has. */
export type Grown = {
  unit: string;
  counts: readonly number[];
  found: readonly Readonly<Record<string, number>>[];
};

/** A part of a figure within which it counts as the same, and within which two slopes do. */
const SAME = 0.02;
const SAME_SLOPE = 0.25;

/** The page `docs/growth.md`. */
export function growthReport(
  grown: readonly Grown[],
  { browser, runs }: { browser: string; runs: number },
): string {
  const tables = grown.map(({ unit, counts, found }) => {
    const [first = {}, second = {}, last = {}] = found;
    const rows = Object.entries(first).map(([figure, value]) => [
      figure,
      ...[value, second[figure], last[figure]].map(rounded),
      lawOf([value, second[figure], last[figure]], counts, unit),
    ]);
    const heads = counts.map((count) => `${rounded(count)} × ${unit}`);
    return `## By ${unit}\n\n${table(['figure', ...heads, 'law'], rows)}\n`;
  });
  return `# Growth

Written by \`npm run bench -- --growth\`, Chromium ${browser}. The site is built with four and ten times its people, its programs and its texts, and with one and three languages more; what is added is generated, as long as what it stands beside, and compresses about as well. Sizes are bytes after brotli. Times are Lighthouse's, of a telephone over HTTP/2, medians of ${runs}, and belong to the machine. Labels and titles do not grow with the texts.

${tables.join('\n')}`;
}

/** How a figure follows a count: not at all, evenly, or less and less, or more and more. */
function lawOf(
  figures: readonly (number | undefined)[],
  counts: readonly number[],
  unit: string,
): string {
  const [first = 0, second, last = 0] = figures;
  const [few = 0, some = 0, many = 0] = counts;
  if (Math.abs(last - first) <= SAME * first) return 'stays';
  const slope = (last - first) / (many - few);
  const each = `${rounded(slope)} each ${unit}`;
  if (second === undefined) return each;
  const early = (second - first) / (some - few);
  const late = (last - second) / (many - some);
  if (Math.abs(late - early) <= SAME_SLOPE * Math.max(Math.abs(early), Math.abs(late))) return each;
  return `${each}, at first ${rounded(early)}, later ${rounded(late)}`;
}
