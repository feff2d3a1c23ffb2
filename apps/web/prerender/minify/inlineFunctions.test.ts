import { expect, test } from 'vitest';

import { buildScripts } from '../../testing/buildScripts.ts';
import { inlineFunctions } from './inlineFunctions.ts';

const CALLED_ONCE = 'const greet = (name) => window.say(`Hello, ${name}`); greet("Ana");';
/** Two of them, as React has: the bundler's function for a single one is inlined as well. */
const COMMON_JS = {
  'library.cjs':
    "const { loud } = require('./loud.cjs'); exports.say = (it) => window.say(loud(it));",
  'loud.cjs': 'exports.loud = (it) => it.toUpperCase();',
};

const built = (page: string) =>
  buildScripts({ ...COMMON_JS, 'page.js': page }, [inlineFunctions()]);

test('a function that is called once is part of the code that calls it', async () => {
  expect(await built(CALLED_ONCE)).not.toMatch(/=>|function/);
});

test('a CommonJS module is in parentheses, so that it is compiled before it is called', async () => {
  const script = await built("import { say } from './library.cjs'; say('Hello');");
  expect(script).toMatch(/\(\(\w+=>\{\w+\.loud=/);
  expect(script).toMatch(/\(\(\w+=>\{var\{loud/);
});
