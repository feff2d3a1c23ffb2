import { type Language, languages } from '@wnc/content/languages';
import { resourceOf } from '@wnc/content/resources';
import type { Plugin } from 'vite';

import { type Part, parts, wordsOfParts } from '../src/parts/parts.ts';

const LOADERS = 'virtual:words';

/**
 * `virtual:words` exports `loadWords`, one dynamic import per part and language, and
 * `virtual:words/contact-es` holds the words of one part in one language only, so that the home
 * page loads no words that it does not show.
 */
export function wordsModules(): Plugin {
  return {
    name: 'words-modules',
    resolveId: (id) => (id === LOADERS || id.startsWith(`${LOADERS}/`) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${LOADERS}`)) return;
      const [part, code] = id.slice(LOADERS.length + 2).split('-');
      for (const each of parts) {
        const language = languages.find((known) => known.code === code);
        if (each === part && language) return wordsModule(each, language.code);
      }
      return `export const loadWords = {${parts.map((each) => `${each}: {${loaders(each)}}`).join()}}`;
    },
  };
}

function wordsModule(part: Part, language: Language): string {
  const words = Object.entries(resourceOf(language));
  const shown = Object.fromEntries(words.filter(([key]) => partOf(key) === part));
  return `export default ${JSON.stringify(shown)}`;
}

function partOf(key: string): string {
  const lists: [string, readonly string[]][] = Object.entries(wordsOfParts);
  return lists.find(([, keys]) => keys.includes(key))?.[0] ?? 'still';
}

const loaders = (part: Part) =>
  languages
    .map(({ code }) => `${code}: async () => (await import('${LOADERS}/${part}-${code}')).default`)
    .join();
