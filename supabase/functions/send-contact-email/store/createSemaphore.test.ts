import assert from 'node:assert/strict';

import { test } from '../testing/defineTest.ts';
import { createSemaphore } from './createSemaphore.ts';

const patient = () => new AbortController().signal;

test('a caller that gives up in the queue takes no permit from those behind', async () => {
  const semaphore = createSemaphore(1);
  const release = await semaphore.acquire(patient());
  const impatience = new AbortController();
  const first = semaphore.acquire(impatience.signal);
  const second = semaphore.acquire(patient());
  impatience.abort();
  await assert.rejects(first, { name: 'TimeoutError' });
  release();
  (await second)();
  await semaphore.acquire(patient());
});

test('a caller that gives up at the end of the queue leaves the others in it', async () => {
  const semaphore = createSemaphore(1);
  const release = await semaphore.acquire(patient());
  const first = semaphore.acquire(patient());
  const impatience = new AbortController();
  const second = semaphore.acquire(impatience.signal);
  impatience.abort();
  await assert.rejects(second, { name: 'TimeoutError' });
  release();
  (await first)();
});

test('a caller that was admitted and is aborted later takes nobody out of the queue', async () => {
  const semaphore = createSemaphore(1);
  const release = await semaphore.acquire(patient());
  const impatience = new AbortController();
  const first = semaphore.acquire(impatience.signal);
  const second = semaphore.acquire(patient());
  release();
  const releaseToo = await first;
  impatience.abort();
  releaseToo();
  (await second)();
});

test('a permit passed on in the queue stays one permit', async () => {
  const semaphore = createSemaphore(1);
  const release = await semaphore.acquire(patient());
  const next = semaphore.acquire(patient());
  release();
  await next;
  await assert.rejects(semaphore.acquire(AbortSignal.timeout(1)), { name: 'TimeoutError' });
});
