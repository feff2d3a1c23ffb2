import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import { frames } from '../../../testing/frames.ts';
import { heldAnswer, openContact, received, stubNetwork } from '../../../testing/openContact.tsx';
import { stopClock } from '../../../testing/stopClock.ts';

/** The connection goes, and comes back. */
async function interrupt() {
  dispatchEvent(new Event('offline'));
  await frames(2);
  const during = document.querySelector('[role=status]')?.textContent;
  dispatchEvent(new Event('online'));
  await frames(2);
  return during;
}

test('a visitor who is writing reads nothing about a connection that goes and comes back', async () => {
  const { fill, outcome } = await openContact();
  await fill();
  expect(await interrupt()).toBe('');
  await expect.element(outcome).toBeEmptyDOMElement();
});

test('while a message is being sent, and after it has arrived, the page says so even if the connection goes and comes back', async () => {
  const { answer, give } = heldAnswer();
  stubNetwork(answer);
  const { words, fill, send, outcome } = await openContact();
  await fill();
  await userEvent.click(send);
  await expect.element(outcome).toHaveTextContent(words.sending);
  expect(await interrupt()).toBe(words.sending);
  await expect.element(outcome).toHaveTextContent(words.sending);
  give(received());
  await expect.element(outcome).toMatchTextContent(words.success.inline);
  expect(await interrupt()).toContain(words.success.inline);
  await expect.element(outcome).toMatchTextContent(words.success.inline);
});

test('a visitor who loses the connection while a message is being sent reads that it may have arrived', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const connected = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  stubNetwork(() => Promise.reject(new TypeError('Failed to fetch')));
  const { words, fill, send, outcome } = await openContact();
  await fill();
  const clock = stopClock('setTimeout', 'clearTimeout');
  onTestFinished(() => clock.uninstall());
  await userEvent.click(send);
  connected.mockReturnValue(false);
  await clock.tickAsync(6000);
  await expect.element(outcome).toMatchTextContent(words.unknown.title);
});
