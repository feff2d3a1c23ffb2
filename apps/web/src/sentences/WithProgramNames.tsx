import type { Language } from '@wnc/content/languages';
import { programFacts } from '@wnc/content/programs';
import { useTranslation } from 'react-i18next';

import { splitAround } from './splitAround.ts';

/** A sentence in which a screen reader pronounces the names of programs in their own language. */
export function WithProgramNames({ children: sentence }: { children: string }) {
  const { t } = useTranslation();
  const languages = new Map<string, Language | undefined>(
    Object.values(programFacts).map(({ id, titleLanguage }) => [
      t(($) => $.programs[id].title),
      titleLanguage,
    ]),
  );
  return splitAround(sentence, languages.keys()).map((part) => {
    const language = languages.get(part);
    return language ? (
      <span key={part} lang={language}>
        {part}
      </span>
    ) : (
      part
    );
  });
}
