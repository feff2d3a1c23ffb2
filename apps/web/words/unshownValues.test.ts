import { languages } from '@wnc/content/languages';
import { reliefWords } from '@wnc/content/relief';
import { lineOf } from '@wnc/content/testing/lineOf';
import { expect, test } from 'vitest';

import { unshownValues } from './unshownValues.ts';

const told = (code: string) => unshownValues('src/Page.tsx', `\nconst text = ${code};`);

test('an editor is told the file, key, language and placeholder of a sentence that lacks what its page fills in', () => {
  expect(lineOf(reliefWords.title.en)).toMatch(/^relief\.ts:\d+$/);
  expect(told(`i18n.t(($) => $.relief.title, { people: 5 })`)).toEqual(
    languages.map(
      ({ code, name }) =>
        `packages/content/src/${lineOf(reliefWords.title[code])}, relief.title (${name}): {{people}} is missing, which src/Page.tsx:2 fills in.`,
    ),
  );
});

test.each([
  ['a sentence that has it', `t(($) => $.relief.water.detail, { people })`],
  [
    'a count that only chooses the plural form',
    `t(($) => $.formats.dateTime, { date, time, count })`,
  ],
  ['several sentences, one of which has it', `t(($) => $.team[of], { name, role })`],
  ['a key that only the compiler knows', `t(($) => $.relief.watr, { people })`],
  ['another function', `at(($) => $.relief.title, { people })`],
])('nothing is said about %s', (_what, code) => {
  expect(told(code)).toEqual([]);
});

test('one of several sentences has to have it', () => {
  expect(told(`t(($) => $.team[of], { year })`)).toHaveLength(languages.length);
});
