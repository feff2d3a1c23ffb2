import { expect, test } from 'vitest';

import { programFacts, programsWords } from './programs.ts';

test.each(Object.values(programFacts).map(({ id, districts }) => [id, districts] as const))(
  'programs.ts, programsWords: the impact of %s names {{number}}, and {{districts}} if its facts have them',
  (id, districts) => {
    const named = districts ? ['{{districts}}', '{{number}}'] : ['{{number}}'];
    const placeholders = programsWords[id].impact.en.match(/\{\{\w+\}\}/g) ?? [];
    expect(new Set<string>(placeholders)).toEqual(new Set(named));
  },
);

test.each(Object.values(programFacts))(
  'programs.ts, programFacts.$id: since is a year of four digits, no later than 2099',
  ({ since }) => {
    expect(String(since.value)).toMatch(/^(?:19|20)\d\d$/);
  },
);
