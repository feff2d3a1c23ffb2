import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { languages } from '@wnc/content/languages';
import { expect, it } from 'vitest';

import { pageAt } from '../builtSite.ts';
import { budgets } from './budgets.ts';
import { contentGrowth } from './contentGrowth.ts';
import { measureSizes, type Sizes } from './measureSizes.ts';
import { sizeRows, sizeTable } from './sizeTable.ts';

/** The figures that were last committed; `npm run bench` writes them. */
const FIGURES = resolve(import.meta.dirname, '../../../../docs/performance.json');

const before: Sizes = existsSync(FIGURES)
  ? (JSON.parse(readFileSync(FIGURES, 'utf8')) as { sizes: Sizes }).sizes
  : {};

it('sends a visitor no more of any kind than its budget', () => {
  const rows = sizeRows(measureSizes(), budgets, before, contentGrowth);
  console.log(`${sizeTable(rows)}\n`);
  const over = rows.filter(({ bytes, budget }) => bytes > budget);
  expect(over, `More than the budget (built/sizes/budgets.ts):\n${sizeTable(over)}`).toEqual([]);
});

it.each(languages.flatMap(({ path }) => pageAt(path) ?? []))(
  'shows the first screen of $path from the first response alone',
  ({ html }) => {
    const firstScreen = html.slice(0, html.indexOf('<link', html.indexOf('<main')));
    expect(firstScreen.match(/<link[^>]*rel="(?:stylesheet|preload|modulepreload)"/g)).toBeNull();
    expect(firstScreen.match(/<script[^>]* src|<img|@import/g)).toBeNull();
    expect(firstScreen).toContain('</h1>');
  },
);
