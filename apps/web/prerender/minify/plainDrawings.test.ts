import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

import { plainDrawings } from './plainDrawings.ts';

test('the text of a drawing has no namespace and no line breaks between its elements', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'drawing-'));
  const page = join(folder.path, 'page.js');
  writeFileSync(page, "import hill from './hill.svg?raw'; draw(hill)");
  writeFileSync(
    join(folder.path, 'hill.svg'),
    `<svg viewBox='0 0 9 9' xmlns="http://www.w3.org/2000/svg">
  <title>Our
hill</title>
  <path d='M0 0
h9'/>
</svg>
`,
  );
  const result = await build({
    root: folder.path,
    configFile: false,
    logLevel: 'silent',
    plugins: [plainDrawings()],
    build: { write: false, minify: false, rolldownOptions: { input: page } },
  });
  const { output } = [result].flat()[0] as Rolldown.RolldownOutput;
  const drawing = `<svg viewBox='0 0 9 9'><title>Our\nhill</title><path d='M0 0\nh9'/></svg>`;
  expect(output[0].code).toContain(JSON.stringify(drawing));
});
