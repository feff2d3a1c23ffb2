import type { Plugin } from 'vite';

/** The module of the function that Vite wraps around each `import()`. */
const HELPER = '\0vite/preload-helper.js';

const shortHelper = (base: string) => `export const __vitePreload = (load, files = []) => {
  for (const file of files) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = ${JSON.stringify(base)} + file;
    document.head.append(link);
  }
  return load();
};`;

/**
 * Fetches a part of the page together with the scripts it shares with others, as Vite does, but
 * without what no part here needs: style sheets of its own, and an event when one fails to load.
 * Stops a build in which that is no longer true (decision 113).
 */
export function shortPreload(): Plugin {
  let isLoaded = false;
  return {
    name: 'short-preload',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (id !== HELPER) return;
      isLoaded = true;
      return shortHelper(this.environment.config.base);
    },
    generateBundle(_options, bundle) {
      const parts = Object.values(bundle)
        .filter((file) => file.type === 'chunk')
        .filter(({ isDynamicEntry }) => isDynamicEntry);
      if (parts.length > 0 && !isLoaded) {
        this.error('Vite does not load parts the way prerender/minify/shortPreload.ts expects.');
      }
      for (const { fileName, viteMetadata } of parts) {
        if (viteMetadata?.importedCss.size) {
          this.error(
            `${fileName} has a style sheet of its own, which prerender/minify/shortPreload.ts does not load: import it in src/styles.css.`,
          );
        }
      }
    },
  };
}
