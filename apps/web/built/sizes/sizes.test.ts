import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { languages } from '@wnc/content/languages';
import { expect, it } from 'vitest';

import { pageAt } from '../builtSite.ts';
import { budgets, CHANCE_BYTES } from './budgets.ts';
import { contentGrowth } from './contentGrowth.ts';
import { firstScreenOf, measureSizes, type Sizes } from './measureSizes.ts';
import { sizeRows, sizeTable } from './sizeTable.ts';

/** The figures committed last; `npm run bench` writes them. */
const FIGURES = resolve(import.meta.dirname, '../../../../docs/performance.json');

const { sizes: before } = JSON.parse(readFileSync(FIGURES, 'utf8')) as { sizes: Sizes };

it('sends a visitor no more of any kind than its budget', () => {
  const rows = sizeRows(measureSizes(), budgets, before, contentGrowth);
  console.log(`${sizeTable(rows)}\n`);
  const over = rows.filter(({ bytes, budget }) => bytes > budget);
  expect(over, `More than the budget (built/sizes/budgets.ts):\n${sizeTable(over)}`).toEqual([]);
});

it('leaves whoever edits a text as much room as chance may take, going by the last figures', () => {
  const withTexts = Object.entries(before).filter(([kind]) => /^HTML|words/.test(kind));
  expect(withTexts.length).toBeGreaterThan(0);
  const tight = sizeRows(Object.fromEntries(withTexts), budgets, {}, contentGrowth)
    .map(({ kind, bytes, budget }) => ({ kind, spare: budget - bytes }))
    .filter(({ spare }) => spare < CHANCE_BYTES);
  expect(tight, 'Too little is left of a budget (built/sizes/budgets.ts)').toEqual([]);
});

it.each(languages.flatMap(({ path }) => pageAt(path) ?? []))(
  'shows the first screen of $path from the first response alone',
  ({ html }) => {
    const firstScreen = firstScreenOf(html);
    expect(firstScreen.match(/<link[^>]*rel="(?:stylesheet|preload|modulepreload)"/g)).toBeNull();
    expect(firstScreen.match(/<script[^>]* src|<img|@import/g)).toBeNull();
    expect(firstScreen).toContain('</h1>');
  },
);
