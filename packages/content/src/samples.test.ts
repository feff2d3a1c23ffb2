import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { listSamples } from './samples.ts';

test('a sample fact is named by its file and field', () => {
  expect(listSamples()).toContainEqual({
    file: 'site.ts',
    field: 'organization.phone.display',
    value: '(828) 555-0100',
  });
});

test('a sample person is named by the id, not by the place in the list', () => {
  const fields = listSamples().map(({ file, field }) => `${file} ${field}`);
  expect(fields).toContain('team.ts people.director.name');
});

test('a sample sentence is named with its English words', () => {
  expect(listSamples()).toContainEqual({
    file: 'programs.ts',
    field: 'programsWords.mujer.description',
    value: 'Women meet to talk, learn and support each other. No one has to walk alone.',
  });
});

test('every sample is found, in whatever file it stands', () => {
  const marked = readdirSync(import.meta.dirname)
    .filter(isContent)
    .flatMap((file) => {
      const source = readFileSync(join(import.meta.dirname, file), 'utf8');
      return (source.match(/\bsample\(|\bsample: true\b/g) ?? []).map(() => file);
    });
  expect(listSamples().map(({ file }) => file)).toEqual(marked);
});

/** All but the tests and the two files that say what a sample is. */
function isContent(file: string): boolean {
  return /^\w+\.ts$/.test(file) && !['facts.ts', 'words.ts', 'samples.ts'].includes(file);
}
