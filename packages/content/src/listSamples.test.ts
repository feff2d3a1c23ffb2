import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { confirmed, sample } from './facts.ts';
import { listSamples } from './listSamples.ts';

test('a sample fact is named by its file and field', () => {
  const organization = { name: confirmed('Org'), phone: { display: sample('(828) 555-0199') } };
  expect(listSamples({ site: { organization } })).toEqual([
    { file: 'site.ts', field: 'organization.phone.display', value: '(828) 555-0199' },
  ]);
});

test('a sample person is named by id, not by their place in the list', () => {
  const people = [{ id: 'director', name: sample('Ana Ejemplo') }];
  expect(listSamples({ team: { people } })).toEqual([
    { file: 'team.ts', field: 'people.director.name', value: 'Ana Ejemplo' },
  ]);
});

test('a sample sentence is named with its English words', () => {
  const heroWords = { title: { en: "We're here", es: 'Aquí estamos', sample: true } };
  expect(listSamples({ hero: { heroWords } })).toEqual([
    { file: 'hero.ts', field: 'heroWords.title', value: "We're here" },
  ]);
});

test('a sample with plural forms is named with each of the English ones', () => {
  const ticket = { en: { one: '{{count}} ticket', other: '{{count}} tickets' }, sample: true };
  expect(listSamples({ raffle: { raffleWords: { ticket } } })).toEqual([
    {
      file: 'raffle.ts',
      field: 'raffleWords.ticket',
      value: '{"one":"{{count}} ticket","other":"{{count}} tickets"}',
    },
  ]);
});

test.each(['This is sample text. Ana stands for us.', 'Sample text: Ana stands for us.'])(
  'a sentence that calls itself a sample is one, also without its mark: %s',
  (en) => {
    const director = { en, es: 'Ana nos representa.' };
    expect(listSamples({ team: { teamWords: { biographies: { director } } } })).toEqual([
      { file: 'team.ts', field: 'teamWords.biographies.director', value: en },
    ]);
  },
);

test('listSamples.ts lists every file that holds a sample', () => {
  const marked = readdirSync(import.meta.dirname)
    .filter(isContent)
    .flatMap((file) => {
      const source = readFileSync(join(import.meta.dirname, file), 'utf8');
      return (source.match(/\bsample\(|\bsample: true\b/g) ?? []).map(() => file);
    });
  expect(
    listSamples()
      .map(({ file }) => file)
      .toSorted(),
  ).toEqual(marked.toSorted());
});

/** All but the tests and the three files that define and list samples. */
function isContent(file: string): boolean {
  return /^\w+\.ts$/.test(file) && !['facts.ts', 'words.ts', 'listSamples.ts'].includes(file);
}
