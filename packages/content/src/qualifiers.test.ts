import { expect, test } from 'vitest';

import { chwsTrained, chwWords } from './chw.ts';
import type { Figure } from './facts.ts';
import { formatsWords } from './formats.ts';
import { type Language, languages } from './languages.ts';
import { programFacts, programsWords, youthServedWeekly } from './programs.ts';
import { reliefFacts } from './relief.ts';

/** A figure, and the sentence that its bare number goes into. */
type Use = {
  fact: string;
  figure: Figure;
  sentence: string;
  words: Readonly<Record<Language, string>>;
};

const { exact: _, ...qualifiers } = formatsWords.qualifier;

/** Where the figure and the sentence contradict each other, and what to write. */
function contradictions({ fact, figure: { qualifier }, sentence, words }: Use): string[] {
  return languages.flatMap(({ code }) => {
    const text = words[code].toLowerCase();
    const said = Object.values(qualifiers)
      .map((each) => each[code].toLowerCase())
      .find((each) => text.includes(each));
    if (said && !qualifier) {
      return [
        `${sentence} (${code}) says "${said}", but ${fact} is an exact number: write {{number}} alone in the sentence, or qualifier: 'over' after the number`,
      ];
    }
    if (qualifier && !said) {
      const wording = qualifiers[qualifier][code].toLowerCase();
      return [
        `${fact} has qualifier: '${qualifier}', but ${sentence} (${code}) says an exact number: write "${wording}" in the sentence, or remove the qualifier`,
      ];
    }
    return [];
  });
}

test('a figure with a qualifier and the sentence around its number say the same', () => {
  const uses: Use[] = [
    {
      fact: 'programs.ts, youthServedWeekly',
      figure: youthServedWeekly,
      sentence: 'programs.ts, programsWords.intro',
      words: programsWords.intro,
    },
    {
      fact: 'chw.ts, chwsTrained',
      figure: chwsTrained,
      sentence: 'chw.ts, chwWords.trained',
      words: chwWords.trained,
    },
    ...Object.values(programFacts).map(({ id, impact }) => ({
      fact: `programs.ts, programFacts.${id}.impact`,
      figure: impact,
      sentence: `programs.ts, programsWords.${id}.impact`,
      words: programsWords[id].impact,
    })),
  ];
  expect(uses.flatMap(contradictions)).toEqual([]);
});

test.each<[string, Figure | undefined]>([
  ['relief.ts, reliefFacts.waterPeople', reliefFacts.waterPeople],
  ...Object.values(programFacts).map(({ id, districts }): [string, Figure | undefined] => [
    `programs.ts, programFacts.${id}.districts`,
    districts,
  ]),
])('%s has no qualifier, since its sentences say the number alone', (_fact, figure) => {
  expect(figure?.qualifier).toBeUndefined();
});

test.each<[string, Figure, keyof typeof formatsWords.qualifier, string?]>([
  ['an exact figure', { value: 100 }, 'exact'],
  ['a round figure', { value: 100, qualifier: 'over' }, 'over'],
  ['a round figure in other words', { value: 100, qualifier: 'plus' }, 'moreThan'],
  [
    'an exact figure that is called round',
    { value: 100 },
    'over',
    `words.intro (en) says "over {{number}}", but fact is an exact number: write {{number}} alone in the sentence, or qualifier: 'over' after the number`,
  ],
  [
    'a round figure that is called exact',
    { value: 100, qualifier: 'moreThan' },
    'exact',
    `fact has qualifier: 'moreThan', but words.intro (en) says an exact number: write "more than {{number}}" in the sentence, or remove the qualifier`,
  ],
])('of %s is said what to write', (_what, figure, called, said) => {
  const words = formatsWords.qualifier[called];
  const found = contradictions({ fact: 'fact', figure, sentence: 'words.intro', words });
  expect(found[0]).toBe(said);
  expect(found).toHaveLength(said ? languages.length : 0);
});
