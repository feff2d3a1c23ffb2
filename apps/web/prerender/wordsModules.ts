import { languages } from '@wnc/content/languages';
import { resourceOf } from '@wnc/content/resources';
import type { Plugin } from 'vite';

const LOADERS = 'virtual:words';

/**
 * `virtual:words` exports `loadWords`, one dynamic import per language, and `virtual:words/es`
 * holds the words of one language alone, so that a page ships its own language and no other.
 */
export function wordsModules(): Plugin {
  return {
    name: 'words-modules',
    resolveId: (id) => (id === LOADERS || id.startsWith(`${LOADERS}/`) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${LOADERS}`)) return;
      const code = id.slice(LOADERS.length + 2);
      const language = languages.find((each) => each.code === code);
      if (language) return `export default ${JSON.stringify(resourceOf(language.code))}`;
      const loaders = languages.map(
        (each) =>
          `${each.code}: () => import('${LOADERS}/${each.code}').then((words) => words.default)`,
      );
      return `export const loadWords = { ${loaders.join(', ')} }`;
    },
  };
}
