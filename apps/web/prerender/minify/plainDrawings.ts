import { readFile } from 'node:fs/promises';

import type { Plugin } from 'vite';

const QUERY = '?raw';

/**
 * Imports the text of a drawing without what it does not need within HTML: its namespace, and the
 * line breaks between its elements. Drawings have no text (`src/drawings.test.ts`).
 */
export function plainDrawings(): Plugin {
  return {
    name: 'plain-drawings',
    enforce: 'pre',
    apply: 'build',
    async load(id) {
      if (!id.endsWith(`.svg${QUERY}`)) return null;
      const drawing = await readFile(id.slice(0, -QUERY.length), 'utf8');
      const plain = drawing
        .replace(' xmlns="http://www.w3.org/2000/svg"', '')
        .replaceAll(/>\s+</g, '><')
        .trim();
      return `export default ${JSON.stringify(plain)}`;
    },
  };
}
