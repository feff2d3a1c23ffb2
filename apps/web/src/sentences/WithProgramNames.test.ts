import { languages } from '@wnc/content/languages';
import { programFacts } from '@wnc/content/programs';
import { resourceOf } from '@wnc/content/resources';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';

import { createI18n } from '../i18n.ts';
import { WithProgramNames } from './WithProgramNames.tsx';

test.each(languages)(
  'a screen reader pronounces each program of a sentence in its own language, in $name',
  ({ code }) => {
    const i18n = createI18n(code, resourceOf(code));
    const programs = Object.values(programFacts);
    const names = programs.map(({ id }) => i18n.t(($) => $.programs[id].title));
    const shown = (sentence: string) =>
      renderToStaticMarkup(
        createElement(I18nextProvider, { i18n }, createElement(WithProgramNames, null, sentence)),
      );
    const marked = programs.map(
      ({ titleLanguage }, index) => `<span lang="${titleLanguage}">${names[index]}</span>`,
    );
    expect(shown(`Before ${names.join(', ')} after`)).toBe(`Before ${marked.join(', ')} after`);
    expect(shown(names.toReversed().join(', '))).toBe(marked.toReversed().join(', '));
    expect(shown('No program')).toBe('No program');
  },
);
