import { readFile } from 'node:fs/promises';

import type { Plugin } from 'vite';

const QUERY = '?art';

/** `import art from './x.svg?art'` imports the drawing's URL with the size of its viewBox. */
export function sizedArt(): Plugin {
  return {
    name: 'sized-art',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(QUERY)) return null;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      const viewBox = /viewBox="\S+ \S+ ([\d.]+) ([\d.]+)"/.exec(await readFile(file, 'utf8'));
      if (!viewBox) throw new Error(`${file} needs a viewBox="0 0 WIDTH HEIGHT".`);
      const [width, height] = viewBox.slice(1).map((length) => Math.ceil(Number(length)));
      const address = JSON.stringify(`${file}?url&no-inline`);
      return `import src from ${address};\nexport default { src, width: ${width}, height: ${height} };`;
    },
  };
}
