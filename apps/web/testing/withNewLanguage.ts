/** Adds a language to `languages.ts` as it is loaded, like somebody who begins with that line. */
const NEW_LANGUAGE = `
  import { registerHooks } from 'node:module';
  const line = "{ code: 'fr', tag: 'fr-US', path: '/fr/', name: 'Français', plurals: ['one', 'many', 'other'] },";
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context);
      if (!url.endsWith('/content/src/languages.ts')) return loaded;
      const source = String(loaded.source);
      if (!source.includes('\\n] as const;')) throw new Error('languages.ts has no list.');
      return { ...loaded, source: source.replace('\\n] as const;', line + '\\n] as const;') };
    },
  });`;

/** The arguments that make Node run a program with that language. */
export const withNewLanguage = [
  '--import',
  `data:text/javascript,${encodeURIComponent(NEW_LANGUAGE)}`,
];
