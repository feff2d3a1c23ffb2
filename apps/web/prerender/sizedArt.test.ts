import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';

import { sizedArt } from './sizedArt.ts';

/** The module of a drawing with these attributes. */
async function moduleOf(attributes: string): Promise<string | undefined> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'art-'));
  const file = join(folder.path, 'logo.svg');
  writeFileSync(file, `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`);
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [sizedArt()],
  });
  onTestFinished(() => server.close());
  return (await server.environments.ssr.transformRequest(`${file}?art`))?.code;
}

test.each([
  ['drawn for the page', 'viewBox="0 0 300 120"', 'width: 300, height: 120'],
  ['as a design tool exports it', 'x="0px" viewBox="0 -1.5 412.53 96.3"', 'width: 413, height: 97'],
])('a drawing %s takes its size from its viewBox', async (_, attributes, size) => {
  expect(await moduleOf(attributes)).toContain(size);
});

test('a drawing without a viewBox stops the build, which names the file', async () => {
  await expect(moduleOf('width="300"')).rejects.toThrow(
    /logo\.svg needs a viewBox="0 0 WIDTH HEIGHT"/,
  );
});
