import type { Plugin } from 'vite';
import { expect, test } from 'vitest';

import { buildScripts } from '../../testing/buildScripts.ts';
import { shortPreload } from './shortPreload.ts';

/** The scripts of a page of two parts that share code, built with these plugins. */
const built = (plugins: Plugin[], inPart = '') =>
  buildScripts(
    {
      'page.js': `window.parts = { one: () => import('./one.js'), two: () => import('./two.js') };`,
      'one.js': `${inPart} import { shared } from './shared.js'; export const one = shared(1);`,
      'two.js': `import { shared } from './shared.js'; export const two = shared(2);`,
      'shared.js': `export const shared = (part) => window.say(part);`,
      'part.css': `p { color: red; }`,
    },
    plugins,
  );

test("what two parts share is fetched together with each of them, with less code than Vite's", async () => {
  const [ours, vites] = [await built([shortPreload()]), await built([])];
  expect(vites).toContain('vite:preloadError');
  expect(ours).not.toContain('vite:preloadError');
  expect(ours).toMatch(/rel=.modulepreload/);
  expect(ours.match(/\[[^[\]]*assets\/shared-[^[\]]*\]/g)).toHaveLength(1);
});

test('a part with a style sheet of its own, which nothing would load, stops the build', async () => {
  const message = /has a style sheet of its own.+import it in src\/styles\.css/;
  await expect(built([shortPreload()], `import './part.css';`)).rejects.toThrow(message);
});

test('a Vite that loads parts differently stops the build, which would otherwise grow unnoticed', async () => {
  const first: Plugin = {
    name: 'other-helper',
    enforce: 'pre',
    load: (id) =>
      id.includes('preload-helper') ? 'export const __vitePreload = (load) => load();' : undefined,
  };
  await expect(built([first, shortPreload()])).rejects.toThrow(/does not load parts the way/);
});
