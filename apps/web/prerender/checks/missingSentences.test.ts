import { resolve } from 'node:path';

import { languages } from '@wnc/content/languages';
import { createLogger, createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';

import { missingSentences } from './missingSentences.ts';

const RELIEF = resolve(import.meta.dirname, '../../../../packages/content/src/relief.ts');
const inEach = languages.map(({ code }) => `${code}: 'Hi'`);
const withoutSpanish = inEach.filter((text) => !text.startsWith('es:'));

test('the development server names the file and line of a sentence that lacks a language, once', async () => {
  const said: string[] = [];
  const customLogger = createLogger('silent');
  customLogger.warn = (text) => said.push(text);
  const server = await createServer({
    root: resolve(import.meta.dirname, '../..'),
    configFile: false,
    customLogger,
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    plugins: [
      {
        name: 'without-spanish',
        enforce: 'pre',
        transform: () =>
          `export const words = {\n  lead: { ${inEach.join()} },\n  title: { ${withoutSpanish.join()} },\n};`,
      },
      missingSentences(),
    ],
  });
  onTestFinished(() => server.close());
  await server.environments.ssr.transformRequest(RELIEF);
  await server.environments.client.transformRequest(RELIEF);
  expect(said).toEqual(['packages/content/src/relief.ts:3: Español is missing']);
});
