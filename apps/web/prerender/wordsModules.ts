import { resolve } from 'node:path';

import { isLanguage, type Language, languages } from '@wnc/content/languages';
import type { Plugin } from 'vite';

import { type Part, parts } from '../src/parts/parts.ts';
import { partWords } from './partWords.ts';

const LOADERS = 'virtual:words';
const CONTENT = resolve(import.meta.dirname, '../../../packages/content/src');

/**
 * `virtual:words` exports `loadWords`, one dynamic import per part and language. Modules such as
 * `virtual:words/contact-es` hold the words of one part in one language, so that the home page
 * loads no words that it does not show.
 */
export function wordsModules(): Plugin {
  return {
    name: 'words-modules',
    // A watch on a single file is lost when an editor replaces it twice in quick succession.
    configureServer: ({ watcher }) => void watcher.add(CONTENT),
    resolveId: (id) => (id === LOADERS || id.startsWith(`${LOADERS}/`) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${LOADERS}`)) return;
      const [name, code] = id.slice(LOADERS.length + 2).split('-');
      const part = parts.find((each) => each === name);
      if (part && isLanguage(code)) {
        const isBuild = this.environment.mode === 'build';
        return isBuild ? wordsModule(part, code) : followedWords(part, code);
      }
      return `export const loadWords = {${parts.map((each) => `${each}: {${loaders(each)}}`).join()}}`;
    },
  };
}

const wordsModule = (part: Part, language: Language) =>
  `export default ${JSON.stringify(partWords(part, language))}`;

/** In development the browser reads the content itself, so that the page follows every edit. */
const followedWords = (part: Part, language: Language) =>
  `import { partWords } from '/prerender/partWords.ts';
  export default partWords('${part}', '${language}')`;

const loaders = (part: Part) =>
  languages
    .map(({ code }) => `${code}: async () => (await import('${LOADERS}/${part}-${code}')).default`)
    .join();
