import { languages } from '@wnc/content/languages';
import { programsWords } from '@wnc/content/programs';
import { lineOf } from '@wnc/content/testing/lineOf';
import { expect, test } from 'vitest';

import { unfilledSentences } from './unfilledSentences.ts';

const OUTPUT = `src/sections/programs/Programs.test.tsx:9:1 - error TS2769: No overload matches this call.

9   say(($) => $.programs.ask);

src/sections/programs/Programs.tsx:23:42 - error TS2769: No overload matches this call.
  Argument of type '($: FilterKeysObject<PageResource, undefined>) => "…"' is not assignable.

23               <p>{t(($) => $.programs.since)}</p>

src/sections/programs/Programs.tsx:25:42 - error TS2339: Property 'title' does not exist on type.

25               <p>{t(($) => $.programs.title)}</p>
`;

test('an editor is told the file, key, languages and placeholder of a sentence that its page does not fill in', () => {
  const place = lineOf(programsWords.since.en);
  expect(place).toMatch(/^programs\.ts:\d+$/);
  expect(unfilledSentences(OUTPUT)).toEqual([
    `packages/content/src/${place}, programs.since (${languages.map(({ name }) => name).join(', ')}): its page does not fill in {{subtitle}} or {{year}} (src/sections/programs/Programs.tsx:23).`,
  ]);
});

test('a sentence with plural forms is named too', () => {
  const output = OUTPUT.replaceAll('$.programs.since', '$.raffle.ticket');
  expect(unfilledSentences(output)).toEqual([
    expect.stringMatching(
      /raffle\.ts:\d+, raffle\.ticket \(.*its page does not fill in {{count}} /,
    ),
  ]);
});

test('other mistakes are left to the compiler', () => {
  expect(unfilledSentences('src/App.tsx:1:1 - error TS2304: Cannot find name.')).toEqual([]);
});
