import { programFacts } from '@wnc/content/programs';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

type Program = (typeof programFacts)[keyof typeof programFacts];

/**
 * A sentence in which a screen reader pronounces the names of programs in their own language.
 * `programs` are those whose names are looked for.
 */
export function WithProgramNames({
  children: sentence,
  programs = Object.values(programFacts),
}: {
  children: string;
  programs?: readonly Program[];
}) {
  const { t } = useTranslation();
  const [program, ...others] = programs;
  if (!program) return sentence;
  const name = t(($) => $.programs[program.id].title);
  const [before = '', ...after] = sentence.split(name);
  const rest = (text: string) => <WithProgramNames programs={others}>{text}</WithProgramNames>;
  return (
    <>
      {rest(before)}
      {after.map((text) => (
        <Fragment key={text}>
          <span lang={program.titleLanguage}>{name}</span>
          {rest(text)}
        </Fragment>
      ))}
    </>
  );
}
