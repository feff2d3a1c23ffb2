import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

import { expect, test } from 'vitest';

type NumberAt = { field: string; value: number; isMoney: boolean };

/** Every number among the facts, with the names of its file and its field. */
function numbersIn(node: unknown, field: string): NumberAt[] {
  if (typeof node !== 'object' || node === null) return [];
  if ('value' in node) {
    return [node.value]
      .flat()
      .filter((value) => typeof value === 'number')
      .map((value) => ({ field, value, isMoney: 'currency' in node }));
  }
  return Object.entries(node).flatMap(([key, child]: [string, unknown]) =>
    numbersIn(child, `${field}.${key}`),
  );
}

test('a figure is a whole number, an amount of money has whole cents, and neither is below zero', async () => {
  const files = readdirSync(import.meta.dirname).filter((name) => /^\w+\.ts$/.test(name));
  const numbers = await Promise.all(
    files.map(async (file) => {
      const address = pathToFileURL(join(import.meta.dirname, file)).href;
      const exports = (await import(/* @vite-ignore */ address)) as object;
      return Object.entries(exports).flatMap(([name, each]) => numbersIn(each, `${file}, ${name}`));
    }),
  );
  const wrong = numbers
    .flat()
    .filter(({ value, isMoney }) => value < 0 || Number(value.toFixed(isMoney ? 2 : 0)) !== value);
  expect(wrong.map(({ field, value }) => `${field}: ${value}`)).toEqual([]);
});
