import { expect, test } from 'vitest';

import { deletedSentences } from './deletedSentences.ts';

const refusal = (
  file: string,
  code: string,
) => `${file}:23:33 - error TS2339: Property 'picture' does not exist on type '{ readonly title: … }'.

23             ${code}
                                   ~~~~~~~
`;

test('an editor who deleted the text of a picture is told the content file and the name of the sentence', () => {
  const output =
    refusal('e2e/outlines.ts', 'say(chwWords.picture)') +
    refusal('src/sections/chw/Chw.tsx', 'alt={t(($) => $.chw.picture)}') +
    refusal('src/sections/chw/Other.tsx', 'alt={t(($) => $.chw.picture)}');
  expect(deletedSentences(output)).toEqual([
    'packages/content/src/chw.ts: chw.picture was deleted or renamed, and src/sections/chw/Chw.tsx:23 shows it. Write it again, in each language; if it should no longer be shown, a developer removes it there.',
  ]);
});

test('a sentence is named too where the compiler guesses another name', () => {
  const guess = refusal('src/Team.tsx', '{t(($) => $.team.picture)}').replace('2339', '2551');
  expect(deletedSentences(guess)).toHaveLength(1);
});

test('a sentence is found in its file even where its key has another name', () => {
  const [said] = deletedSentences(refusal('src/Footer.tsx', "<p>{t(($) => $['404'].picture)}</p>"));
  expect(said).toContain('packages/content/src/notFound.ts: 404.picture ');
});

test('a sentence is found in its file even where another file has the words of its title', () => {
  const [said] = deletedSentences(refusal('src/Team.tsx', '{t(($) => $.team.picture)}'));
  expect(said).toContain('packages/content/src/team.ts: team.picture ');
});

test('whoever adds a section is told the list that lacks its words', () => {
  const output = ['title', 'lead'].map((key) =>
    refusal('src/sections/Picture.tsx', `<p>{t(($) => $.picture.${key})}</p>`),
  );
  expect(deletedSentences(output.join(''))).toEqual([
    'packages/content/src/pageWords.ts: there is no picture, and src/sections/Picture.tsx:23 asks for it. Add its line and its import there, or correct the name.',
  ]);
});

test('other mistakes are left to the compiler', () => {
  expect(deletedSentences(refusal('src/App.tsx', 'window.picture'))).toEqual([]);
  expect(deletedSentences('src/App.tsx:1:1 - error TS2304: Cannot find name.')).toEqual([]);
});
