import assert from 'node:assert/strict';

import { test } from '../testing/defineTest.ts';
import { createSemaphore } from './createSemaphore.ts';

const noTimeout = () => new AbortController().signal;

test('a caller that gives up in the queue takes no permit from those behind', async () => {
  const semaphore = createSemaphore(1);
  const release = await semaphore.acquire(noTimeout());
  const timeout = new AbortController();
  const first = semaphore.acquire(timeout.signal);
  const second = semaphore.acquire(noTimeout());
  timeout.abort();
  await assert.rejects(first, { name: 'TimeoutError' });
  release();
  (await second)();
  await semaphore.acquire(noTimeout());
});

test('a caller that gives up at the end of the queue leaves the others in it', async () => {
  const semaphore = createSemaphore(1);
  const release = await semaphore.acquire(noTimeout());
  const first = semaphore.acquire(noTimeout());
  const timeout = new AbortController();
  const second = semaphore.acquire(timeout.signal);
  timeout.abort();
  await assert.rejects(second, { name: 'TimeoutError' });
  release();
  (await first)();
});

test('a caller that was admitted and is aborted later takes nobody out of the queue', async () => {
  const semaphore = createSemaphore(1);
  const release = await semaphore.acquire(noTimeout());
  const timeout = new AbortController();
  const first = semaphore.acquire(timeout.signal);
  const second = semaphore.acquire(noTimeout());
  release();
  const releaseToo = await first;
  timeout.abort();
  releaseToo();
  (await second)();
});

test('a permit passed on in the queue stays one permit', async () => {
  const semaphore = createSemaphore(1);
  const release = await semaphore.acquire(noTimeout());
  const next = semaphore.acquire(noTimeout());
  release();
  await next;
  await assert.rejects(semaphore.acquire(AbortSignal.timeout(1)), { name: 'TimeoutError' });
});

test('a permit given back while nobody waits lets one caller in, not two', async () => {
  const semaphore = createSemaphore(1);
  (await semaphore.acquire(noTimeout()))();
  await semaphore.acquire(noTimeout());
  await assert.rejects(semaphore.acquire(AbortSignal.timeout(1)), { name: 'TimeoutError' });
});
