import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build, type Plugin, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

import { shortPreload } from './shortPreload.ts';

/** The scripts of a page of two parts that share code, built by these plugins. */
async function built(plugins: Plugin[], inPart = ''): Promise<string> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'preload-'));
  const files = {
    'page.js': `window.parts = { one: () => import('./one.js'), two: () => import('./two.js') };`,
    'one.js': `${inPart} import { shared } from './shared.js'; export const one = shared(1);`,
    'two.js': `import { shared } from './shared.js'; export const two = shared(2);`,
    'shared.js': `export const shared = (part) => window.say(part);`,
    'part.css': `p { color: red; }`,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder.path, name), text);
  const result = await build({
    root: folder.path,
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: { write: false, rolldownOptions: { input: join(folder.path, 'page.js') } },
  });
  const { output } = [result].flat()[0] as Rolldown.RolldownOutput;
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}

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
