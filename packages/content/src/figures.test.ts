import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { expect, test } from 'vitest';

import { leavesIn } from './leavesIn.ts';

test('a figure is a whole number, an amount of money has whole cents, and neither is below zero', async () => {
  const files = readdirSync(import.meta.dirname).filter((name) => /^\w+\.ts$/.test(name));
  const numbers = await Promise.all(
    files.map(async (file) => {
      const address = pathToFileURL(join(import.meta.dirname, file)).href;
      const exports = (await import(/* @vite-ignore */ address)) as object;
      return leavesIn(exports).flatMap(({ field, leaf }) =>
        [leaf.value]
          .flat()
          .filter((value) => typeof value === 'number')
          .map((value) => ({ field: `${file}, ${field}`, value, isMoney: 'currency' in leaf })),
      );
    }),
  );
  const found = numbers.flat();
  expect(found.length).toBeGreaterThan(20);
  const wrong = found.filter(
    ({ value, isMoney }) => value < 0 || Number(value.toFixed(isMoney ? 2 : 0)) !== value,
  );
  expect(wrong.map(({ field, value }) => `${field}: ${value}`)).toEqual([]);
});
