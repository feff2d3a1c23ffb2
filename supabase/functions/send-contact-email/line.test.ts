import assert from 'node:assert/strict';

import { createLine } from './line.ts';
import { test } from './testing/defineTest.ts';

const patient = () => new AbortController().signal;

test('who gives up in the line takes no place from those behind', async () => {
  const line = createLine(1);
  const leave = await line.enter(patient());
  const impatience = new AbortController();
  const first = line.enter(impatience.signal);
  const second = line.enter(patient());
  impatience.abort();
  await assert.rejects(first, { name: 'TimeoutError' });
  leave();
  (await second)();
  await line.enter(patient());
});

test('who has come in from the line and gives up later sends nobody out of it', async () => {
  const line = createLine(1);
  const leave = await line.enter(patient());
  const impatience = new AbortController();
  const first = line.enter(impatience.signal);
  const second = line.enter(patient());
  leave();
  const leaveToo = await first;
  impatience.abort();
  leaveToo();
  (await second)();
});
