import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

import { inlineFunctions } from './inlineFunctions.ts';

const CALLED_ONCE = 'const greet = (name) => window.say(`Hello, ${name}`); greet("Ana");';
/** Two of them, as React has: the bundler's function for a single one is inlined as well. */
const COMMON_JS = {
  'library.cjs':
    "const { loud } = require('./loud.cjs'); exports.say = (it) => window.say(loud(it));",
  'loud.cjs': 'exports.loud = (it) => it.toUpperCase();',
};

/** The script of a page, as it is published. */
async function built(page: string): Promise<string> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'inline-'));
  const files = { ...COMMON_JS, 'page.js': page };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder.path, name), text);
  const result = await build({
    root: folder.path,
    configFile: false,
    logLevel: 'silent',
    plugins: [inlineFunctions()],
    build: { write: false, rolldownOptions: { input: join(folder.path, 'page.js') } },
  });
  const { output } = [result].flat()[0] as Rolldown.RolldownOutput;
  return output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}

test('a function that is called once is part of the code that calls it', async () => {
  expect(await built(CALLED_ONCE)).not.toMatch(/=>|function/);
});

test('a CommonJS module is in parentheses, so that it is compiled before it is called', async () => {
  const script = await built("import { say } from './library.cjs'; say('Hello');");
  expect(script).toMatch(/\(\(\w+=>\{\w+\.loud=/);
  expect(script).toMatch(/\(\(\w+=>\{var\{loud/);
});
