import { languages } from '@wnc/content/languages';
import { hydrateRoot } from 'react-dom/client';
import { loadWords } from 'virtual:words';

import { App } from './App.tsx';
import { expectParts } from './Hydrated.tsx';
import { createI18n } from './i18n.ts';
import { HOME_PARTS, HomePage } from './pages/HomePage.tsx';
import { keepDrawings } from './ui/InlineArt.tsx';

const language =
  languages.find((each) => each.code === document.documentElement.lang) ?? languages[0];
const i18n = createI18n(language.code, await loadWords[language.code]());
const root = document.querySelector('#root');
if (!root) throw new Error('The page has no element #root.');
keepDrawings();
expectParts(HOME_PARTS);
hydrateRoot(
  root,
  <App i18n={i18n} path="">
    <HomePage />
  </App>,
);
